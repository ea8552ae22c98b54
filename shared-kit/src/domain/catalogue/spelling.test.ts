import { correctedText, mistakenWord, shiftedMistakes, spellingParts } from './spelling';

describe('the spell-check of a long text', () => {
  it('is requested in parts of at most 1000 characters, split at white space [CAT-086]', () => {
    const text = `${'a'.repeat(600)} ${'b'.repeat(600)}\n${'c'.repeat(300)}`;
    const parts = spellingParts(text);
    expect(parts.map(({ offset, text: part }) => [offset, part.length])).toEqual([
      [0, 600],
      [600, 902],
    ]);
    expect(parts.map(({ text: part }) => part).join('')).toBe(text);
  });

  it.each([
    ['a short text whole', 'Станки', [6]],
    ['nothing as one empty part', '', [0]],
    ['exactly the limit whole', 'x'.repeat(1000), [1000]],
    ['a word beyond the limit where the limit is', 'x'.repeat(1001), [1000, 1]],
  ])('splits %s [CAT-086]', (_name, text, lengths) => {
    expect(spellingParts(text).map((part) => part.text.length)).toEqual(lengths);
  });

  it('counts code points and shifts positions back [CAT-086]', () => {
    const text = `${'𝕏'.repeat(8)} слво тут`;
    const [first, second] = spellingParts(text, 12);
    expect(first).toEqual({ offset: 0, text: '𝕏'.repeat(8) });
    if (!second) throw new Error('There are two parts');
    const [mistake] = shiftedMistakes(second, [{ position: 1, length: 4, suggestions: ['слово'] }]);
    if (!mistake) throw new Error('There is one mistake');
    expect(mistake.position).toBe(9);
    expect(mistakenWord(text, mistake)).toBe('слво');
    expect(correctedText(text, mistake, 'слово')).toBe(`${'𝕏'.repeat(8)} слово тут`);
  });
});
