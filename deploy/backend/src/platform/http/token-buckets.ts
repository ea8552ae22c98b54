/** The budget of one caller: at once, and in the long run. */
export interface BucketLimits {
  burst: number;
  perSecond: number;
}

/** Above this number of callers, those with a full bucket are evicted. */
const mostCallers = 10_000;

/** Token buckets by caller, in this process. */
export class TokenBuckets {
  private readonly left = new Map<string, { amount: number; at: number }>();

  constructor(
    private readonly now: () => number,
    private readonly limits: BucketLimits,
  ) {}

  /** Takes a price from the bucket of a caller. @returns 0, or the seconds until there is enough: nothing was taken */
  take(caller: string, price: number): number {
    const amount = this.amountOf(caller);
    if (amount < price) return Math.max(1, Math.ceil((price - amount) / this.limits.perSecond));
    this.left.set(caller, { amount: amount - price, at: this.now() });
    if (this.left.size > mostCallers) this.forgetRested();
    return 0;
  }

  private amountOf(caller: string): number {
    const known = this.left.get(caller);
    if (!known) return this.limits.burst;
    const restored = (Math.max(0, this.now() - known.at) / 1000) * this.limits.perSecond;
    return Math.min(this.limits.burst, known.amount + restored);
  }

  private forgetRested(): void {
    for (const caller of this.left.keys()) if (this.amountOf(caller) === this.limits.burst) this.left.delete(caller);
  }
}
