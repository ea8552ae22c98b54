import { composed } from '@fairfront/shared-kit/model';

/**
 * A text as the database stores it: composed, so that one word has one form, and without what cannot be stored: NUL, and halves
 * of surrogate pairs, which no character has. Such a half becomes the sign that stands for unreadable ones, as in every decoder.
 */
export const storableText = (text: string): string =>
  composed(text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd'));

const written: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of an uploaded file as its owner wrote it: forms write a quote as `%22` and line ends as `%0D` and `%0A`. */
export const uploadedName = (name: string): string =>
  storableText(name.replace(/%(?:22|0D|0A)/g, (sign) => written[sign] ?? sign));
