/**
 * Letters and signs of the Arabic, Japanese, Chinese and Korean scripts. Arabic goes by extensions, so that its marks,
 * digits and punctuation go with the letters; the others bring their punctuation and long-vowel mark in ranges, because
 * their extensions reach into signs that other languages use, too.
 */
const foreignScripts =
  /[\p{scx=Arab}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fc\uff70]/gu;

/** An address as it may be typed and stored: without characters of those scripts. */
export const withoutForeignScripts = (text: string): string => text.replace(foreignScripts, '');
