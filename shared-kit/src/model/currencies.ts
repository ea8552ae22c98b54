import type { Locale } from './locale';

/** The currencies of the portal, the default first (SVC-128). */
export const currencyCodes = ['RUR', 'USD', 'EUR', 'CNY'] as const;
/** One of `currencyCodes`. */
export type CurrencyCode = (typeof currencyCodes)[number];
/** The currency of a fair that names none (SVC-128). */
export const defaultCurrency: CurrencyCode = 'RUR';

interface Currency {
  symbol: string;
  title: Record<Locale, string>;
}

/** Symbols and titles of SVC-129. */
export const currencies: Record<CurrencyCode, Currency> = {
  RUR: { symbol: '₽', title: { ru: 'Рубль', en: 'Rouble' } },
  USD: { symbol: '$', title: { ru: 'Доллар США', en: 'US dollar' } },
  EUR: { symbol: '€', title: { ru: 'Евро', en: 'Euro' } },
  CNY: { symbol: '¥', title: { ru: 'Китайский юань', en: 'Chinese yuan' } },
};

/** Whether a foreign value is one of the currencies. */
export const isCurrencyCode = (value: unknown): value is CurrencyCode => currencyCodes.includes(value as CurrencyCode);

/** The symbol of a currency; the rouble sign for an unknown one (SVC-130). */
export const currencySymbol = (code: string): string =>
  currencies[isCurrencyCode(code) ? code : defaultCurrency].symbol;
