import { currencySymbol, defaultCurrency } from '../common';

interface Currency {
  code: string;
  symbol: string;
}

/** The currency of a participation: the chosen one, else the first of its list. */
export const currentCurrency = ({
  currency,
  currencies,
}: {
  currency: string | null;
  currencies: readonly Currency[];
}): Currency =>
  currencies.find(({ code }) => code === currency) ??
  currencies[0] ?? { code: defaultCurrency, symbol: currencySymbol(defaultCurrency) };

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
