/** Tables in the browser's own database. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Entry } from '../pocket/log'
import type { Keeper, Kept, Scheduled } from '../pocket/services'

interface Schema extends DBSchema {
  tables: { key: string; value: Kept }
  practice: { key: string; value: Scheduled[] }
}

/** Other tabs are told here which table has changed. */
const CHANNEL = 'brethren-tables'
/** The key under which all exercises are stored. */
const ALL = 'all'

export class DeviceKeeper implements Keeper {
  private readonly channel = new BroadcastChannel(CHANNEL)
  private opened: Promise<IDBPDatabase<Schema>> | null = null

  /** `changed`: another tab has changed this table. */
  constructor(private readonly changed: (table: string) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<string>) => changed(data)
  }

  async list(): Promise<Kept[]> {
    return (await this.database()).getAll('tables')
  }

  async load(table: string): Promise<Kept | null> {
    return (await (await this.database()).get('tables', table)) ?? null
  }

  /** The log may only grow: what another tab has added meanwhile is never lost. */
  async save(kept: Kept): Promise<void> {
    const transaction = (await this.database()).transaction('tables', 'readwrite')
    const { store, done } = transaction
    const put = async () => {
      const known = await store.get(kept.table)
      const isNext = !known || goesOn(kept.log, known.log)
      if (isNext) await store.put(kept)
      return { known, isNext }
    }
    // Storage may be full at once, or only when all is written down.
    const [{ known, isNext }] = await Promise.all([put(), done])
    if (!isNext) {
      this.changed(kept.table)
      throw new Error('another tab has gone on with this table')
    }
    if (known) this.channel.postMessage(kept.table)
  }

  async remove(table: string): Promise<void> {
    await (await this.database()).delete('tables', table)
    this.channel.postMessage(table)
  }

  async exercises(): Promise<Scheduled[]> {
    return (await (await this.database()).get('practice', ALL)) ?? []
  }

  async saveExercises(all: Scheduled[]): Promise<void> {
    await (await this.database()).put('practice', all, ALL)
  }

  private database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('brethren', 2, {
      upgrade: (database, version) => {
        if (version < 1) database.createObjectStore('tables', { keyPath: 'table' })
        database.createObjectStore('practice')
      },
      // Another tab has a newer version of the pages.
      blocking: () => void this.opened?.then((database) => database.close()).then(() => (this.opened = null)),
      terminated: () => (this.opened = null),
    })
    this.opened.catch(() => (this.opened = null))
    return this.opened
  }
}

/** Whether this log is the known one, or that with one more entry. Another tab may have added an entry in its place. */
function goesOn(log: readonly Entry[], known: readonly Entry[]): boolean {
  const added = log.length - known.length
  return (added === 0 || added === 1) && JSON.stringify(log[known.length - 1]) === JSON.stringify(known.at(-1))
}
