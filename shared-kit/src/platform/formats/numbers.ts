import { languageOf, type Locale } from '../../domain/common/locale';
import { formatTexts, type FormatTexts } from './format-texts';

/** No-break space: groups thousands and keeps a number with its unit on one line. */
export const noBreakSpace = '\u00a0';

const minusSign = '\u2212';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);

/** @param decimalMark between whole part and fraction */
export const writeNumber = (value: number, fractionDigits: number, decimalMark: string): string => {
  const [whole = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.');
  const isNegative = value < 0 && /[1-9]/.test(whole + (fraction ?? ''));
  return (isNegative ? minusSign : '') + grouped(whole) + (fraction === undefined ? '' : decimalMark + fraction);
};

/** A number with the decimal mark of the language and thousands grouped, at most two decimals, none that are zero. */
export const formatNumber = (value: number, locale: Locale): string => {
  const decimals = [0, 1, 2].find((digits) => Number(value.toFixed(digits)) === Number(value.toFixed(2))) ?? 2;
  return writeNumber(value, decimals, languageOf(locale).decimalMark);
};

/** An amount without its currency: two decimals, or none if they are zero, with the decimal mark of the language. */
export const formatAmount = (value: number, locale: Locale): string =>
  writeNumber(value, Number.isInteger(Number(value.toFixed(2))) ? 0 : 2, languageOf(locale).decimalMark);

/**
 * A number with its unit: «95,9 м²», "842 KB".
 * @param fractionDigits exactly so many; absent: at most two, none that are zero
 */
export const formatUnit = (
  value: number,
  unit: keyof FormatTexts['units'],
  locale: Locale,
  fractionDigits?: number,
): string => {
  const amount =
    fractionDigits === undefined
      ? formatNumber(value, locale)
      : writeNumber(value, fractionDigits, languageOf(locale).decimalMark);
  return amount + noBreakSpace + formatTexts[locale].units[unit];
};

/** Area of a stand: «95,9 м²», "95.9 m²". */
export const formatArea = (squareMetres: number, locale: Locale): string =>
  formatUnit(squareMetres, 'squareMetre', locale);

/** A share of 1 in whole per cent: «64 %», "64%". */
export const formatPercent = (share: number, locale: Locale): string =>
  `${Math.round(share * 100)}${languageOf(locale).percentGap}%`;

const twoDecimals = (value: number): number => Number(value.toFixed(2));

/** Size of a file in KB, from 1000 KB in MB, both of 1024 and with up to two decimals. */
export const formatFileSize = (bytes: number, locale: Locale): string => {
  const kilobytes = bytes / 1024;
  const isMega = twoDecimals(kilobytes) >= 1000;
  return isMega
    ? formatUnit(twoDecimals(kilobytes / 1024), 'megabyte', locale)
    : formatUnit(twoDecimals(kilobytes), 'kilobyte', locale);
};
