import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Files of web/public that pages show. (The others are for chats and home screens, which ask by themselves.) */
const PUBLIC = ['icon.svg', 'icon-192.png', 'manifest.webmanifest']

/** Puts the service worker beside the pages, with the list of everything that it keeps: all that was built. */
export function withOffline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).map(
        (file) => [file.fileName, 'code' in file ? file.code : file.source] as const,
      )
      const kept = [...PUBLIC.map((name) => [name, read(`public/${name}`)] as const), ...built]
      const digest = createHash('sha256')
      for (const [name, content] of kept.sort(([one], [other]) => (one < other ? -1 : 1)))
        digest.update(name).update(content)
      // The first page is asked for by the address of its folder.
      const files = kept.map(([name]) => (name === 'index.html' ? '' : name))
      const build = `const BUILD = '${digest.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: build + read('sw.js').toString() })
    },
  }
}

function read(path: string): Buffer {
  return readFileSync(new URL(path, import.meta.url))
}
