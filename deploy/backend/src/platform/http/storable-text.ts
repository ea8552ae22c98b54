import { composed } from '@fairfront/shared-kit/domain/common';

/**
 * Normalises a text for the database: composed, so that one word has one form, and without what cannot be stored: NUL
 * and lone surrogates, which become the replacement character, as in every decoder.
 */
export const storableText = (text: string): string =>
  composed(text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd'));

const written: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The original name of an uploaded file: forms encode a quote as `%22` and line breaks as `%0D` and `%0A`. */
export const uploadedName = (name: string): string =>
  storableText(name.replace(/%(?:22|0D|0A)/g, (sign) => written[sign] ?? sign));
