/** Counts what addresses hold at the moment, each up to the same limit. */
export class AddressCounter {
  private readonly held = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /**
   * Takes a share of the address.
   * @param amount 1 for things, or bytes
   * @returns gives the share back, once however often it is called; null where the limit would be passed
   */
  take(address: string, amount = 1): (() => void) | null {
    const now = this.held.get(address) ?? 0;
    if (now + amount > this.limit) return null;
    this.held.set(address, now + amount);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.held.get(address) ?? 0) - amount;
      if (left > 0) this.held.set(address, left);
      else this.held.delete(address);
    };
  }
}
