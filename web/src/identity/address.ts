/** The code that a QR code brings here: `/#carry=CODE`. What stands after # is never sent to a server. */

const MARK = '#carry='

export function codeInAddress(): string {
  return location.hash.startsWith(MARK) ? decodeURIComponent(location.hash.slice(MARK.length)).slice(0, 20) : ''
}

export function forgetCode(): void {
  if (codeInAddress()) history.replaceState(history.state, '', location.pathname + location.search)
}
