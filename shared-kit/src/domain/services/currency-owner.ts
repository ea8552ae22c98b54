/** The part of a participation that decides whose currency counts. */
export interface CurrencyParticipation {
  id: number;
  users: readonly unknown[];
  parent: { id: number } | null;
}

/** The participation whose currency counts: a sub-exhibitor without users of its own has that of its organiser (SVC-131, SVC-132). */
export const currencyOwnerId = ({ id, users, parent }: CurrencyParticipation): number =>
  parent && users.length === 0 ? parent.id : id;
