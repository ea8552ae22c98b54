import type { FrameLimit } from './limits';

/** Counts the frames that a browser sends over a WebSocket (RFC 6455, 5.2), chunk by chunk, without storing them. */
export class FrameCounter {
  private header: number[] = [];
  private payload = 0;

  /** @returns the number of frames that start in this chunk */
  count(part: Buffer): number {
    let begun = 0;
    let at = 0;
    while (at < part.length) {
      if (this.payload > 0) {
        const passed = Math.min(this.payload, part.length - at);
        this.payload -= passed;
        at += passed;
        continue;
      }
      if (this.header.length === 0) begun += 1;
      this.header.push(part[at] ?? 0);
      at += 1;
      this.readHeader();
    }
    return begun;
  }

  private readHeader(): void {
    const [, second] = this.header;
    if (second === undefined) return;
    const short = second & 0x7f;
    const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
    const mask = second & 0x80 ? 4 : 0;
    if (this.header.length < 2 + extended + mask) return;
    this.payload = extended ? this.header.slice(2, 2 + extended).reduce((sum, byte) => sum * 256 + byte, 0) : short;
    this.header = [];
  }
}

/** A token bucket that refills over time. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly limit: FrameLimit,
    private readonly now: () => number = Date.now,
  ) {
    this.tokens = limit.burst;
    this.filledAt = now();
  }

  /** @returns false if the bucket does not hold that many tokens */
  take(amount: number): boolean {
    const now = this.now();
    this.tokens = Math.min(this.limit.burst, this.tokens + ((now - this.filledAt) / 1_000) * this.limit.perSecond);
    this.filledAt = now;
    if (amount > this.tokens) return false;
    this.tokens -= amount;
    return true;
  }
}
