import { cutAtMatch, holds, nextByLetters, searchOptions } from './option';

describe('search in options [SHELL-199]', () => {
  it.each([
    ['Китай', 'ки', true],
    ['Китай', 'ТА', true],
    ['Китай', ' кит ', true],
    ['Королёв', 'королев', true],
    ['Казахстан', 'ки', false],
    ['Any', '', true],
  ])('%j holds %j: %s', (label, searched, expected) => expect(holds(label, searched)).toBe(expected));

  it.each([
    ['rbn', 'кит', ['Китай']],
    ['Фтн', 'any', ['Any']],
    ['кит', 'кит', ['Китай']],
    ['an', 'an', ['Any']],
    ['zzz', 'zzz', []],
  ])('%j matches %j if nothing else matches', (searched, meant, labels) => {
    const options = ['Китай', 'Any', 'Казахстан'].map((label) => ({ value: label, label }));
    const { found, meant: understood } = searchOptions(options, searched);
    expect(found.map(({ label }) => label)).toEqual(labels);
    expect(understood).toBe(meant);
  });

  it('cuts a label around the match and leaves its letters as they are', () => {
    expect(cutAtMatch('Китай', 'ки')).toEqual(['', 'Ки', 'тай']);
    expect(cutAtMatch('Королёв', 'ЛЕВ')).toEqual(['Коро', 'лёв', '']);
    expect(cutAtMatch('Китай', 'x')).toEqual(['Китай', '', '']);
    expect(cutAtMatch('Китай', '')).toEqual(['Китай', '', '']);
  });
});

describe('nextByLetters', () => {
  const options = ['Chair', 'Table', 'Carpet', 'Tap', 'Cable'].map((label) => ({
    value: label,
    label,
    ...(label === 'Carpet' ? { disabledReason: 'Sold out' } : {}),
  }));
  it.each([
    ['t', -1, 'Table'],
    ['t', 1, 'Tap'],
    ['t', 3, 'Table'],
    ['ta', 1, 'Table'],
    ['tap', 1, 'Tap'],
    ['c', 0, 'Cable'],
    ['x', 0, undefined],
  ])('letters %j after %d select %s', (letters, after, label) =>
    expect(nextByLetters(options, letters, after)?.label).toBe(label),
  );
});
