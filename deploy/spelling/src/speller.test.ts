import type { Dictionary } from './dictionary';
import { createSpeller, suggestionLimits, type Speller } from './speller';
import { smallDictionaries } from './testing/small-dictionaries';

// on a busy machine nothing is found within the time limits
const stopped = () => 0;
let speller: Speller;
beforeAll(async () => {
  speller = createSpeller(await smallDictionaries(), stopped);
});
const found = (text: string) =>
  speller
    .check(text)
    .map(({ position, length, suggestions }) => [
      [...text].slice(position, position + length).join(''),
      suggestions[0] ?? null,
    ]);

describe('with the rules of the real dictionaries', () => {
  it.each([
    ['forms of known words', 'Станками и прессов, оборудованием', []],
    [
      'words of both languages in one text',
      'обородование and machne',
      [
        ['обородование', 'оборудование'],
        ['machne', 'machine'],
      ],
    ],
    ['decomposed letters', 'стано\u043a, е\u0308лка', []],
    ['a typographic apostrophe', 'company’s', []],
    ['a heading in capitals', 'ОБОРУДОВАНИЕ И ОБОРУДОВАНЕЕ', [['ОБОРУДОВАНЕЕ', 'ОБОРУДОВАНИЕ']]],
    ['known parts of a hyphenated word', 'станок-пресс, лазерно-гравировальный', []],
    ['the unknown part of a hyphenated word', 'станок-преес', [['преес', 'пресс']]],
    ['words of the trade, inflected like their models', 'Пуско-наладка, пуско-наладки', []],
    ['words of a custom list, inflected like their models', 'инжинирингом, fairfront', []],
    [
      'forbidden words with their forms',
      'завод, заводы',
      [
        ['завод', null],
        ['заводы', null],
      ],
    ],
  ])('%s [CAT-085, CAT-302]', (_what, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('the speller reports positions in code points, and few suggestions, best first [CAT-082]', () => {
    const [error, ...more] = speller.check('🔧 стонок');
    expect([error?.position, error?.length, more]).toEqual([2, 6, []]);
    expect(error?.suggestions).toContain('станок');
    expect(error?.suggestions.length).toBeLessThanOrEqual(suggestionLimits.answered);
  });
});

describe('limits of suggestions', () => {
  let now = 0;
  let asked: string[] = [];
  /** Knows nothing, and takes 10 ms for suggestions. */
  const empty: Dictionary = {
    correct: () => false,
    suggest: (word) => {
      asked.push(word);
      now += 10;
      return [`${word}!`];
    },
  };
  const start = () => createSpeller({ ru: empty, en: empty }, () => now);
  const many = (count: number, first = 0) =>
    Array.from(
      { length: count },
      (_, index) => `слово${'абвгдежзик'[(index + first) % 10]}${'лмнопрстуф'[Math.floor((index + first) / 10)]}`,
    );
  beforeEach(() => {
    asked = [];
  });

  it('the speller looks up suggestions for few words of a text and reports all words [CAT-302]', () => {
    const errors = start().check(many(30).join(' '));
    expect([errors.length, asked.length]).toEqual([30, suggestionLimits.words]);
    expect(errors.at(-1)?.suggestions).toEqual([]);
  });

  it('the speller caches suggestions [CAT-302]', () => {
    const speller = start();
    const text = many(suggestionLimits.words).join(' ');
    const first = speller.check(text);
    expect([speller.check(text), asked.length]).toEqual([first, suggestionLimits.words]);
  });

  it('the speller evicts the words that were not requested for the longest time [CAT-302]', () => {
    const speller = start();
    const letters = 'абвгдежзийклмнопрстуф';
    const word = (index: number) =>
      `сло${letters[index % 20]}${letters[Math.floor(index / 20) % 20]}${letters[Math.floor(index / 400) % 20]}`;
    for (let index = 0; index <= suggestionLimits.remembered; index += 1) speller.check(word(index));
    asked = [];
    speller.check(word(1));
    expect(asked).toEqual([]);
    speller.check(word(0));
    expect(asked).toEqual([word(0)]);
  });

  it('the speller stops looking for suggestions when the time for a text is over [CAT-302]', () => {
    const slow: Dictionary = {
      correct: () => false,
      suggest: () => {
        now += suggestionLimits.textTime / 2;
        return ['станок'];
      },
    };
    const errors = createSpeller({ ru: slow, en: slow }, () => now).check(many(5).join(' '));
    expect(errors.map(({ suggestions }) => suggestions.length)).toEqual([1, 1, 0, 0, 0]);
  });

  it('the speller looks up nothing for a very long word [CAT-302]', () => {
    expect(start().check('я'.repeat(suggestionLimits.letters + 1))).toEqual([
      { position: 0, length: suggestionLimits.letters + 1, suggestions: [] },
    ]);
    expect(asked).toEqual([]);
  });
});
