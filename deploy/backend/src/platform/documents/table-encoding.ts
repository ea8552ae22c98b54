import type { TableEncoding } from '@fairfront/shared-kit/domain/common';
import { UnreadableFile } from './unreadable-file';

/** Byte order marks with their encodings. */
const marks: readonly { encoding: TableEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * Detects which of the two code pages a non-UTF-8 text uses. Bytes above 127 are Cyrillic letters in one and accented
 * Latin letters in the other: a word of such bytes only is Russian, a word that includes Latin letters is not. An
 * ambiguous text is read as from Russian office programs.
 */
const codePageOf = (bytes: Uint8Array): 'windows-1251' | 'windows-1252' => {
  let cyrillic = 0;
  let accented = 0;
  for (const word of new TextDecoder('windows-1251').decode(bytes).match(/\p{L}{2,}/gu) ?? []) {
    if (!/\P{ASCII}/u.test(word)) continue;
    if (/\p{ASCII}/u.test(word)) accented += 1;
    else cyrillic += 1;
  }
  return accented > cyrillic ? 'windows-1252' : 'windows-1251';
};

/** The encoding detected from the bytes. */
const encodingOf = (bytes: Uint8Array): TableEncoding =>
  marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ??
  (isUtf8(bytes) ? 'utf-8' : codePageOf(bytes));

/**
 * The text of a file in the selected or detected encoding.
 * @throws UnreadableFile if the file is not a text
 */
export const decodeTable = (bytes: Uint8Array, wanted?: TableEncoding): { text: string; encoding: TableEncoding } => {
  const encoding = wanted ?? encodingOf(bytes);
  // the decoder removes the byte order mark
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\u0000')) throw new UnreadableFile('blank_invalid');
  return { text, encoding };
};
