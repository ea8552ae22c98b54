import type { GateEntry } from '@fairfront/shared-kit/domain/passes/api';

/** The entries of all gates that this gate knows; each counts once, whichever source reports it first. */
export class EntryBook {
  private last: string | null = null;
  private readonly ids = new Set<string>();
  private readonly moments = new Map<string, number[]>();

  /** The cursor of the next read; null at the beginning. */
  get cursor(): string | null {
    return this.last;
  }

  /** All entries up to there are known. */
  readTo(cursor: string): void {
    this.last = cursor;
  }

  add({ id, code_hash: hash, entered_at }: Pick<GateEntry, 'id' | 'code_hash' | 'entered_at'>): void {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    this.moments.set(hash, [...(this.moments.get(hash) ?? []), Date.parse(entered_at)]);
  }

  /** Moments of the entries with a pass, ms since the epoch. */
  of(hash: string): readonly number[] {
    return this.moments.get(hash) ?? [];
  }
}
