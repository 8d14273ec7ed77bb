/** A line to one table, on a server or on this device. */

import { device } from './device/local'
import { isLocal } from './pocket/names'
import { Socket } from './socket'
import type { AnyMessage } from './wire'

/** From which seat, and since which update; asked at every attempt, for what we have seen changes. */
export type Asked = () => { seat?: number; since?: number }

export interface Line {
  open(): void
  /** What is sent while the line is gone is lost: a sender that wants an answer sends it again when it is back. */
  send(command: object): void
  /** Hangs up and calls again: after somebody else has taken the device, the view is another. */
  renew(): void
  close(): void
}

export function lineTo(
  table: string,
  asked: Asked,
  heard: (message: AnyMessage) => void,
  changed: (open: boolean) => void,
): Line {
  return isLocal(table)
    ? new DeviceLine(table, asked, heard, changed)
    : new Socket(() => addressOf(table, asked()), heard, changed)
}

function addressOf(table: string, asked: Record<string, number>): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return `/api/tables/${encodeURIComponent(table)}/socket?${query.toString()}`
}

class DeviceLine implements Line {
  /** Counts the calls: an answer to an earlier one is not for us any more. */
  private call = 0
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
    this.call += 1
    this.hangUp()
    this.hangUp = this.pass = () => {}
  }

  private async connect(): Promise<void> {
    const call = (this.call += 1)
    const here = await device().catch(() => null)
    if (call !== this.call) return
    if (!here) return this.heard({ kind: 'answer', id: null, done: false, problem: UNLOADED })
    const heard = (message: AnyMessage) => call === this.call && this.heard(message)
    const line = here.connect(this.table, this.asked(), { heard, dropped: () => call === this.call && this.renew() })
    this.hangUp = () => here.close(line)
    this.pass = (command) => here.send(line, command)
    this.changed(true)
  }
}

const UNLOADED = { reason: 'no engine', message: 'This device could not load the game.', details: {} }
