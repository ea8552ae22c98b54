/** The currencies of the portal, the default first. */
export const currencyCodes = ['RUR', 'USD', 'EUR', 'CNY'] as const;
/** One of `currencyCodes`. */
export type CurrencyCode = (typeof currencyCodes)[number];
/** The currency of an exhibition that names none. */
export const defaultCurrency: CurrencyCode = 'RUR';

/** Their symbols. */
const symbols: Readonly<Record<CurrencyCode, string>> = { RUR: '₽', USD: '$', EUR: '€', CNY: '¥' };

/** Whether a foreign value is one of the currencies. */
export const isCurrencyCode = (value: unknown): value is CurrencyCode => currencyCodes.includes(value as CurrencyCode);

/** The symbol of a currency; the rouble sign for an unknown one. */
export const currencySymbol = (code: string): string => symbols[isCurrencyCode(code) ? code : defaultCurrency];
