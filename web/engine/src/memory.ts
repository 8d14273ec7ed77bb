/** Part of a module's memory. Addresses stay; the view of them is new whenever the memory has grown. */
export class Area {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly size: number,
  ) {}

  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address, this.size)
  }

  get view(): DataView {
    return new DataView(this.memory.buffer, this.address, this.size)
  }

  get numbers(): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, this.address, this.size >> 3)
  }

  get floats(): Float32Array {
    return new Float32Array(this.memory.buffer, this.address, this.size >> 2)
  }

  /** The first so many numbers. */
  list(length: number): number[] {
    return Array.from(this.numbers.subarray(0, length), Number)
  }

  /** The first so many bytes as text. */
  text(length: number): string {
    return new TextDecoder().decode(this.bytes.subarray(0, length))
  }
}

const PAGE = 1 << 16

/** Gives out a module's memory, which is all zero to begin with. */
export class Room {
  constructor(
    private readonly memory: WebAssembly.Memory,
    private next: number,
  ) {}

  take(size: number): Area {
    const address = this.next
    this.next = (address + size + 63) & ~63
    const missing = this.next - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
    return new Area(this.memory, address, size)
  }
}
