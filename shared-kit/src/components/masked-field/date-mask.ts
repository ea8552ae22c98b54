import { fullYear, splitDate } from '../../platform/formats/parsing';
import { formatTexts } from '../../platform/formats/format-texts';
import { languageOf, type Locale } from '../../domain/common';
import { type Mask } from './mask';

const lengths = [2, 2, 4] as const;
const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** Runs of digits, parted by separators of any kind; a separator at an end opens an empty run. */
const runsOf = (text: string): string[] => {
  const clean = text.replace(/[^\d./\s-]/g, '');
  return /\d/.test(clean) ? clean.split(/[^\d]+/) : [];
};

/** Lets digits beyond the length of a run flow into an empty next one; null when they have no room. */
const flow = (runs: readonly string[]): string[] | null => {
  const filled: string[] = [];
  let carried = '';
  for (let index = 0; index < lengths.length; index += 1) {
    const own = runs[index];
    if (own === undefined && carried === '') break;
    if (carried !== '' && own) return null;
    const run = carried + (own ?? '');
    const length = lengths[index] ?? 0;
    filled.push(run.slice(0, length));
    carried = run.slice(length);
  }
  return carried === '' && runs.length <= lengths.length ? filled : null;
};

/** `##.##.####` in Russian, `##/##/####` in English; the first two runs change places. */
export const dateMask = (locale: Locale, thisYear = new Date().getFullYear()): Mask => {
  const { separator, monthFirst } = languageOf(locale).date;
  const join = (runs: readonly string[]) => runs.join(separator);
  const write = ([day, month, year]: readonly [string, string, string]) => {
    const [first, second] = monthFirst ? [month, day] : [day, month];
    return join([first.padStart(2, '0'), second.padStart(2, '0'), year]);
  };
  const cut = (text: string) => {
    const digits = [...text].filter(isDigit).join('');
    return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean);
  };
  return {
    isOwn: isDigit,
    apply: (text, edit) => {
      if (edit === 'pasted') {
        const date = splitDate(text, { monthFirst, thisYear });
        return date ? write(date) : join(flow(runsOf(text)) ?? cut(text));
      }
      const runs = runsOf(text);
      const flowing = flow(runs);
      if (!flowing) return edit === 'deleted' ? join(runs.slice(0, 3)) : null;
      if (edit === 'deleted') {
        // an emptied end takes its separator with it
        while (flowing.at(-1) === '') flowing.pop();
        return join(flowing);
      }
      // "1." means the first: a separator typed at the end completes the run before it
      const completes = flowing.at(-1) === '';
      return join(completes ? flowing.map((run) => (run === '' ? run : run.padStart(2, '0'))) : flowing);
    },
    settle: (text) => {
      const [first, second, year] = runsOf(text);
      if (!first || !second || !year) return text;
      return join([first.padStart(2, '0'), second.padStart(2, '0'), fullYear(year, thisYear)]);
    },
  };
};

/** A typed date as `YYYY-MM-DD`, whether or not the calendar has the day; null while it is not complete. */
export const typedToIso = (text: string, locale: Locale): string | null => {
  const match = /^(\d{2})\D(\d{2})\D(\d{4})$/.exec(text);
  if (!match) return null;
  const [, first, second, year] = match;
  return languageOf(locale).date.monthFirst ? `${year}-${first}-${second}` : `${year}-${second}-${first}`;
};

/** `YYYY-MM-DD` as it is typed in the language; any other text as it is. */
export const isoToTyped = (value: string, locale: Locale): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return value;
  const [, year = '', month = '', day = ''] = match;
  const { separator, monthFirst } = languageOf(locale).date;
  return (monthFirst ? [month, day, year] : [day, month, year]).join(separator);
};

const dottedDate = { separator: '.', monthFirst: false };

/** The placeholder, letters for digits, in the language. */
export const datePlaceholder = (locale: Locale, dotted = false): string => {
  const { day, month, year } = formatTexts[locale].placeholder;
  const { separator, monthFirst } = dotted ? dottedDate : languageOf(locale).date;
  return (monthFirst ? [month, day, year] : [day, month, year]).join(separator);
};
