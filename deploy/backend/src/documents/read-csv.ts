import { streamCsvRows } from 'hucre/csv';
import { UnreadablePackage } from './package-file';

const decode = (bytes: Uint8Array): string => {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const body = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // what office programs on Russian Windows write when nobody asks for UTF-8
    return new TextDecoder('windows-1251').decode(body);
  }
};

/** The delimiter that the heading row has most of. */
const delimiterOf = (text: string): ',' | ';' | '\t' => {
  const heading = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const counts = ([';', '\t', ','] as const).map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
};

/**
 * The text of a file: UTF-8, UTF-16 or Windows-1251.
 * @throws UnreadablePackage for a file that is no text
 */
export const textOfFile = (bytes: Uint8Array): string => {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new UnreadablePackage('blank_invalid');
  return text;
};

/** The rows of a text table one by one, so that whoever counts them can stop; comma, semicolon or tab. */
export const csvRows = (text: string): Iterable<readonly unknown[]> =>
  streamCsvRows(text, { delimiter: delimiterOf(text) });
