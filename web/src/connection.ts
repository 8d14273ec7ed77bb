/** A connection to one table, on a server or on this device. */

import { device } from './device/local'
import { isLocal } from './pocket/names'
import { Socket } from './socket'
import type { AnyMessage } from './wire'

/** The seat, and the last update that was seen; asked at every attempt, since it changes. */
export type Asked = () => { seat?: number; since?: number }

export interface Connection {
  open(): void
  /** Messages sent while the connection is down are lost: a sender that wants an answer sends them again later. */
  send(command: object): void
  /** Closes the connection and opens a new one: after another player has taken the device, the view is different. */
  renew(): void
  close(): void
}

export function connectTo(
  table: string,
  asked: Asked,
  heard: (message: AnyMessage) => void,
  changed: (open: boolean) => void,
): Connection {
  return isLocal(table)
    ? new DeviceConnection(table, asked, heard, changed)
    : new Socket(() => addressOf(table, asked()), heard, changed)
}

function addressOf(table: string, asked: Record<string, number>): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return `/api/tables/${encodeURIComponent(table)}/socket?${query.toString()}`
}

class DeviceConnection implements Connection {
  /** Counts the attempts: an answer to an earlier one is ignored. */
  private attempt = 0
  private hangUp = () => {}
  private pass: (command: object) => void = () => {}

  constructor(
    private readonly table: string,
    private readonly asked: Asked,
    private readonly heard: (message: AnyMessage) => void,
    private readonly changed: (open: boolean) => void,
  ) {}

  open(): void {
    void this.connect()
  }

  send(command: object): void {
    this.pass(command)
  }

  renew(): void {
    this.close()
    void this.connect()
  }

  close(): void {
    this.attempt += 1
    this.hangUp()
    this.hangUp = this.pass = () => {}
  }

  private async connect(): Promise<void> {
    const attempt = (this.attempt += 1)
    const here = await device().catch(() => null)
    if (attempt !== this.attempt) return
    if (!here) return this.heard({ kind: 'answer', id: null, done: false, problem: UNLOADED })
    const heard = (message: AnyMessage) => attempt === this.attempt && this.heard(message)
    const dropped = () => attempt === this.attempt && this.renew()
    const number = here.connect(this.table, this.asked(), { heard, dropped })
    this.hangUp = () => here.close(number)
    this.pass = (command) => here.send(number, command)
    this.changed(true)
  }
}

const UNLOADED = { reason: 'no engine', message: 'This device could not load the game.', details: {} }
