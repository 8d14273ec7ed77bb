/** With what the names of tables on this device begin. */
const LOCAL = 'local-'

export function localName(rest: string): string {
  return LOCAL + rest
}

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL)
}
