/** The fields of a participation that determine its currency. */
export interface CurrencyParticipation {
  id: number;
  users: readonly unknown[];
  parent: { id: number } | null;
}

/**
 * The participation whose currency applies: for a sub-exhibitor without users that of its organiser.
 */
export const currencyOwnerId = ({ id, users, parent }: CurrencyParticipation): number =>
  parent && users.length === 0 ? parent.id : id;
