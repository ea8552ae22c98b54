import { RefusedCall, refusals } from './refusals';

/** The limit shares that one call holds until it ends. */
export class HeldShares {
  private readonly shares: (() => void)[] = [];
  private isOver = false;

  /** Keeps a share. @throws RefusedCall when none was available */
  keep(give: (() => void) | null): void {
    if (!give) throw new RefusedCall(refusals.tooMany);
    if (this.isOver) give();
    else this.shares.push(give);
  }

  /** Gives all shares back. Shares kept after this are given back at once. */
  end(): void {
    this.isOver = true;
    for (const give of this.shares.splice(0)) give();
  }
}
