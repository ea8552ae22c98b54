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
