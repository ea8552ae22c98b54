/** Counts what each address currently holds, up to one limit for all addresses. */
export class AddressCounter {
  private readonly held = new Map<string, number>();

  constructor(private readonly limit: number) {}

  /**
   * Takes a share for the address.
   * @param amount 1 for countable things, or a number of bytes
   * @returns a function that gives the share back once, however often it is called; null if the limit would be exceeded
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
