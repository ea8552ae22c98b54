import { RefusedCall, refusals } from './refusals';

/** Shares of limits that one call holds until it is over. */
export class HeldShares {
  private readonly shares: (() => void)[] = [];
  private isOver = false;

  /** Keeps a share. @throws RefusedCall when there was none to be had */
  keep(give: (() => void) | null): void {
    if (!give) throw new RefusedCall(refusals.tooMany);
    if (this.isOver) give();
    else this.shares.push(give);
  }

  /** Gives all back; what is kept from now on goes back at once. */
  end(): void {
    this.isOver = true;
    for (const give of this.shares.splice(0)) give();
  }
}
