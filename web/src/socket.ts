/** A connection to one table that reconnects by itself. */

import type { AnyMessage } from './wire'

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000

export class Socket {
  private socket: WebSocket | null = null
  private timer = 0
  private wait = FIRST_WAIT
  private opened = false
  private closed = false

  /** `address` is asked at every attempt, since it names the last update that was seen. */
  constructor(
    private readonly address: () => string,
    private readonly heard: (message: AnyMessage) => void,
    private readonly changed: (open: boolean) => void,
  ) {
    window.addEventListener('online', this.now)
    window.addEventListener('offline', this.lost)
    document.addEventListener('visibilitychange', this.now)
  }

  open(): void {
    this.opened = true
    if (!this.socket) this.connect()
  }

  /** What is sent while the connection is down is lost: a sender that wants an answer sends it again later. */
  send(command: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  /** Closes the connection and opens a new one: after another player has taken the device, the view is different. */
  renew(): void {
    this.drop()
    this.wait = FIRST_WAIT
    this.connect()
  }

  close(): void {
    this.closed = true
    window.removeEventListener('online', this.now)
    window.removeEventListener('offline', this.lost)
    document.removeEventListener('visibilitychange', this.now)
    this.drop()
  }

  private readonly now = (): void => {
    if (!this.opened || document.hidden || this.socket) return
    this.wait = FIRST_WAIT
    this.connect()
  }

  private readonly lost = (): void => {
    if (!this.opened) return
    this.drop()
    this.changed(false)
    this.later()
  }

  private connect(): void {
    clearTimeout(this.timer)
    if (this.closed) return
    const url = new URL(this.address(), location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.changed(true)
    }
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      try {
        const text = typeof data === 'string' ? data : new TextDecoder().decode(data)
        this.heard(JSON.parse(text) as AnyMessage)
      } catch (error) {
        console.error('a message that cannot be read', error)
      }
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      this.changed(false)
      this.later()
    }
  }

  private drop(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  /** Exponential backoff with jitter. */
  private later(): void {
    if (this.closed) return
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }
}
