import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Package {
  name: string
  version: string
  license: string
  dependencies?: Record<string, string>
}

/** The licences of everything that reaches browsers: our own, and those of the fonts and libraries in the bundle. */
export function licences(): string {
  const ours = readPackage('package.json')
  const names = ['svelte', ...Object.keys(ours.dependencies ?? {})].sort()
  return [`Brethren\n\n${readFileSync(file('../LICENSE'), 'utf8')}`, ...names.map(licenceOf)].join(
    `\n${'-'.repeat(72)}\n\n`,
  )
}

function licenceOf(name: string): string {
  const folder = `node_modules/${name}`
  const { version, license } = readPackage(`${folder}/package.json`)
  const path = ['LICENSE', 'LICENSE.md'].map((ending) => file(`${folder}/${ending}`)).find((each) => existsSync(each))
  return `${name} ${version} (${license})\n\n${path ? readFileSync(path, 'utf8') : ''}`
}

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(file(path), 'utf8')) as Package
}

function file(path: string): string {
  return new URL(path, import.meta.url).pathname
}

/** Puts them beside the pages. */
export function withLicences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() })
    },
  }
}
