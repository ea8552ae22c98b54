import { mixedText, visualRuns } from './mixed-text';

/** One font per script, like the fallback fonts. */
const fontOf = (character: string): string | null => {
  if (/\p{Script=Arabic}/u.test(character) || /[،٠-٩]/.test(character)) return 'arabic-arabic-regular';
  if (/\p{Script=Hebrew}/u.test(character)) return 'hebrew-hebrew-regular';
  if (/\p{Script=Han}/u.test(character)) return 'sc-117-regular';
  return /[\u200b\u{1f600}]/u.test(character) ? null : 'regular';
};
const mixed = (text: string) => mixedText(text, [...text].map(fontOf), 'regular');

describe('the runs of a line from left to right [PASS-383]', () => {
  it.each([
    ['Latin alone is one piece', 'Alfa 12', 'ltr', ['Alfa 12']],
    ['another script is a piece of its own', '12 有限 x', 'ltr', ['12 ', '有限', ' x']],
    ['Hebrew words change places, each is handed over whole', 'שלום עולם', 'rtl', ['עולם', ' ', 'שלום']],
    ['numbers keep their order', 'שלום 2026', 'rtl', ['2026', ' ', 'שלום']],
    ['brackets are mirrored', 'שלום (שנה)', 'rtl', ['(', 'שנה', ')', ' ', 'שלום']],
    ['Arabic digits are handed over one by one', 'سنة ٢٠', 'rtl', ['٢', '٠', ' ', 'سنة']],
    ['a right-to-left word inside of Latin', 'ACME שלום Ltd', 'ltr', ['ACME ', 'שלום', ' Ltd']],
    ['signs outside of the basic plane stay whole', '𠮷 x', 'ltr', ['𠮷', ' x']],
  ] as const)('%s', (_name, text, direction, expected) => {
    expect(visualRuns(mixed(text), direction).map((run) => run.text)).toEqual(expected);
  });

  it('invisible characters without a font are omitted, others are shown as a box of the own font', () => {
    expect(mixed('a\u200bb\u{1f600}').text).toBe('ab\u{1f600}');
    expect(mixed('\u{1f600}').fonts).toEqual(['regular', 'regular']);
  });
});
