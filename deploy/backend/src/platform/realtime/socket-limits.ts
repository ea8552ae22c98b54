/** A token bucket: `burst` at once, `perSecond` in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Limits of one client, and of all together, on the built-in Pusher server. */
export interface SocketLimits {
  /** Open sockets of this process. */
  sockets: number;
  /** Open sockets of one address. */
  socketsPerAddress: number;
  /** Sockets with private channels of one sign-in session: its open tabs. */
  socketsPerSession: number;
  framesPerSocket: Rate;
  framesPerAddress: Rate;
  /** Maximum unsent bytes per client; a slower one reconnects and loses nothing. */
  waitingBytes: number;
}

/** Generous for an office of a hundred people behind one address, small compared with the capacity of a process. */
export const defaultSocketLimits: SocketLimits = {
  sockets: 10_000,
  socketsPerAddress: 256,
  socketsPerSession: 60,
  framesPerSocket: { burst: 200, perSecond: 20 },
  framesPerAddress: { burst: 4_000, perSecond: 400 },
  waitingBytes: 1_048_576,
};

/** A rate limiter: initially full, one token per event. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.tokens = rate.burst;
    this.filledAt = now();
  }

  /** Takes a token; false if there is none. */
  take(): boolean {
    const now = this.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.filledAt) / 1000) * this.rate.perSecond);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}

/** Shared by the sockets of one address. */
interface AddressShare {
  sockets: number;
  frames: TokenBucket;
}

/** The place of one socket: checks whether its next frame is within the limits, and releases the place. */
export interface SocketPlace {
  takesFrame: () => boolean;
  leave: () => void;
}

/** Assigns places to sockets, by address and in total. */
export class SocketCounter {
  private total = 0;
  private readonly addresses = new Map<string, AddressShare>();

  constructor(
    private readonly limits: SocketLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param address null if unknown: such sockets count only in the total */
  enter(address: string | null): SocketPlace | null {
    const share = address === null ? null : this.shareOf(address);
    if (this.total >= this.limits.sockets || (share && share.sockets >= this.limits.socketsPerAddress)) return null;
    this.total += 1;
    if (address !== null && share) {
      share.sockets += 1;
      this.addresses.set(address, share);
    }
    const frames = new TokenBucket(this.limits.framesPerSocket, this.now);
    let isIn = true;
    return {
      takesFrame: () => frames.take() && (share?.frames.take() ?? true),
      leave: () => {
        if (!isIn) return;
        isIn = false;
        this.total -= 1;
        if (address === null || !share) return;
        share.sockets -= 1;
        if (share.sockets === 0) this.addresses.delete(address);
      },
    };
  }

  private shareOf(address: string): AddressShare {
    return (
      this.addresses.get(address) ?? { sockets: 0, frames: new TokenBucket(this.limits.framesPerAddress, this.now) }
    );
  }
}
