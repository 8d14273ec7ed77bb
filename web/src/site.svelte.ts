/** Where others, and our own other devices, find us. */

import { ask } from './api'
import type { Address } from './wire'

let origin = $state(location.origin)
let asked = false

/** Nobody else finds us at an address like localhost: the server knows a better one, if there is one. */
export function publicOrigin(): string {
  if (!asked && /^(localhost|127\.|\[::1\])/.test(location.hostname)) {
    asked = true
    // Where the server does not say, the address that we came by will do.
    ask<Address>('GET', '/address').then(
      ({ url }) => (origin = url ?? origin),
      () => {},
    )
  }
  return origin
}
