import { isRealDay, writeDay } from './days';

/** Spaces that programs put between the groups of a number, and the ordinary ones. */
const spaces = /[\s\u00a0\u2009\u202f]/g;

/** Two-digit years belong to the hundred years that end ten years from now: in 2026 "36" is 2036 and "37" is 1937. */
export const fullYear = (year: string, thisYear = new Date().getFullYear()): string => {
  if (year.length !== 2) return year;
  const newest = thisYear + 10;
  const inCentury = Math.floor(newest / 100) * 100 + Number(year);
  return String(inCentury > newest ? inCentury - 100 : inCentury);
};

/** How a typed date is to be understood. */
export interface DateReading {
  /** Whether a slash parts month from day in this order: the English numeric date. Dots are day first always. */
  monthFirst?: boolean;
  thisYear?: number;
}

/**
 * The parts of a whole date in any usual writing: `1.2.2026`, `01/02/26`, `1 2 26`, `2026-02-01`, with words around it.
 * @returns day, month and year as digits, whether or not the calendar has the day; null when there is no date
 */
export const splitDate = (
  text: string,
  { monthFirst = false, thisYear }: DateReading = {},
): [day: string, month: string, year: string] | null => {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  const parted = /(?<!\d)(\d{1,2})([./\s-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (!parted) return null;
  const [, first = '', sign, second = '', year = ''] = parted;
  const isMonthFirst = sign === '/' && monthFirst;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return [day, month, fullYear(year, thisYear)];
};

/** A typed or pasted date as YYYY-MM-DD; null when the text holds no date or the calendar has no such day. */
export const parseDate = (text: string, reading: DateReading = {}): string | null => {
  const [day, month, year] = (splitDate(text, reading) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return null;
  return isRealDay({ day, month, year }) ? writeDay({ day, month, year }) : null;
};

/**
 * A typed or pasted number: `1 234,56`, `1,234.56`, `1.234,56`, `−5`. With one kind of mark only, a mark that stands once
 * is the decimal one (`1.234` and `1,5`), one that repeats groups.
 * @returns null when the text is no number
 */
export const parseNumber = (text: string): number | null => {
  const compact = text.replace(spaces, '').replace(/^[\u2212\u2013]/, '-');
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]*\d[\d.,]*)$/.exec(compact) ?? [];
  const lastMark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isDecimal = lastMark >= 0 && digits.indexOf(digits.charAt(lastMark)) === lastMark;
  const [whole, fraction] = isDecimal ? [digits.slice(0, lastMark), digits.slice(lastMark + 1)] : [digits, ''];
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole);
  if (digits === '' || !(isGrouped || /^\d*$/.test(whole))) return null;
  return Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`);
};

/** Digits that a phone may have. */
export const phoneDigits = 18;

/**
 * A pasted phone that can be read in one way only: `+7 (999) 123-45-67`, `8 999 123-45-67`, or a plus and digits as they are
 * sent. Null for every other writing, which `readPhone` knows.
 */
export const parsePhone = (text: string): string | null => {
  const trimmed = text.normalize('NFKC').trim();
  if (/^\+[1-9]\d*$/.test(trimmed)) return trimmed;
  const compact = trimmed.replace(/[\s().‐–—-]/g, '');
  const [, rest] = /^(?:\+7|8|7)(\d{10})$/.exec(compact) ?? [];
  return rest === undefined ? null : `+7${rest}`;
};
