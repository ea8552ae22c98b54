/** How many places of a quota are in which state; what is left over is free. */
export interface QuotaCounts {
  accepted?: number;
  waiting?: number;
  /** Rejected passes still count. */
  rejected?: number;
  /** Reserved by a sent link that nobody filled in yet. */
  held?: number;
  /** Handed over to sub-exhibitors. */
  given?: number;
}

/** The meanings of the cells of a quota. */
export type QuotaPartKind = keyof QuotaCounts | 'free';

/** Cells of one kind. */
export interface QuotaPart {
  kind: QuotaPartKind;
  count: number;
}

const order = ['accepted', 'waiting', 'rejected', 'held', 'given'] as const;

/** The parts of a quota in drawing order, empty ones left out; nothing is free when more is used than allowed. */
export const quotaParts = (total: number, counts: QuotaCounts): QuotaPart[] => {
  const used = order.map((kind) => ({ kind, count: Math.max(0, counts[kind] ?? 0) }));
  const free = Math.max(0, total - used.reduce((sum, { count }) => sum + count, 0));
  return [...used, { kind: 'free' as const, count: free }].filter(({ count }) => count > 0);
};
