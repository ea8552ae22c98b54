/**
 * What the database cannot store is taken out of a text: NUL, and halves of surrogate pairs, which no character has. Such a half
 * becomes the sign that stands for unreadable ones, as in every decoder.
 */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');
