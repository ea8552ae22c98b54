import { comparisonKey, composed, textLength, withoutInvisible } from './text';

describe('comparisonKey', () => {
  it.each([
    ['decomposed letters', 'Андрей'.normalize('NFD'), 'Андрей'],
    ['full-width letters', 'Ｉｖａｎｏｖ', 'Ivanov'],
    ['an en dash', 'Петрова–Водкина', 'Петрова-Водкина'],
    ['a non-breaking hyphen between spaces', 'Петрова ‑ Водкина', 'Петрова-Водкина'],
    ['a zero-width space', 'Петрова \u200b- Водкина', 'Петрова-Водкина'],
    ['a soft hyphen', 'Север\u00adная', 'Северная'],
    ['quotes of another kind', 'ООО «Северная механика»', 'ООО "Северная механика"'],
    ['another apostrophe', 'O’Brien', "O'Brien"],
    ['a no-break space', 'Северная\u00a0механика', 'Северная механика'],
    ['case and ё', 'СЁМИН', 'семин'],
  ])('treats %s as the same [SHELL-610]', (_what, one, other) => {
    expect(comparisonKey(one)).toBe(comparisonKey(other));
  });

  it.each([
    ['и', 'й'],
    ['Иван', 'Иванн'],
    ['Петрова-Водкина', 'Петрова Водкина'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(comparisonKey(one)).not.toBe(comparisonKey(other));
  });
});

describe('text lengths and forms', () => {
  it('count a character once in both Unicode forms [SHELL-610]', () => {
    const text = 'Надёжный йод';
    expect(textLength(text.normalize('NFD'))).toBe(textLength(text));
    expect(composed(text.normalize('NFD'))).toBe(text.normalize('NFC'));
  });

  it('ignore invisible characters and keep spaces', () => {
    expect(withoutInvisible('a\u200bb\u00ad \ufeffc\u2060')).toBe('ab c');
  });
});
