/** The tables on this device: those that are kept, and those of them that are open. */

import type { Summary } from '../wire'
import { newName, rematchOf } from './founding'
import { LiveTable } from './live'
import type { Entry } from './log'
import { Match } from './match'
import { notStored, Refused } from './refusal'
import type { Engines, Kept, Services } from './services'
import { summaryOf } from './views'

const MAX_LISTED = 30

export class Registry {
  private readonly tables = new Map<string, Promise<LiveTable>>()

  constructor(
    private readonly engines: Engines,
    readonly services: Services,
  ) {}

  /** Makes a table with these entries; its name. */
  async found(log: Entry[]): Promise<string> {
    const table = newName(this.services)
    await this.services.keeper.save({ table, log, over: null }).catch((error: unknown) => {
      throw notStored(error)
    })
    return table
  }

  open(table: string): Promise<LiveTable> {
    const found = this.tables.get(table) ?? this.load(table)
    this.tables.set(table, found)
    found.catch(() => this.tables.delete(table))
    return found
  }

  private async load(table: string): Promise<LiveTable> {
    const kept = await this.services.keeper.load(table)
    const created = kept?.log[0]
    if (!kept || created?.what !== 'created')
      throw new Refused('no such table', 'there is no such table on this device')
    const match = Match.of(table, await this.engines.load(created.game), kept.log)
    return new LiveTable(match, [...kept.log], this.services, (over, person) =>
      this.found(rematchOf(this.services, over, person)),
    )
  }

  /** It is read anew when it is next opened. */
  forget(table: string): void {
    const found = this.tables.get(table)
    this.tables.delete(table)
    found?.then(
      (live) => live.close(),
      () => undefined,
    )
  }

  async remove(table: string): Promise<void> {
    await this.services.keeper.remove(table)
    this.forget(table)
  }

  kept(): Promise<Kept[]> {
    return this.services.keeper.list()
  }

  /** Those first at which something happened last. */
  async list(person: string): Promise<Summary[]> {
    const found = await Promise.all((await this.kept()).map((kept) => this.summary(kept, person)))
    const sorted = found.flatMap((summary) => summary ?? []).toSorted((a, b) => b.updated - a.updated)
    return sorted.slice(0, MAX_LISTED)
  }

  /** Null if it cannot be read: the others can. */
  private async summary({ table, over }: Kept, person: string): Promise<Summary | null> {
    return (
      over ??
      this.open(table).then(
        ({ match }) => summaryOf(match, person),
        () => null,
      )
    )
  }
}
