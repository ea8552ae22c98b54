import type { TableEncoding } from '@fairfront/shared-kit/domain/passes';
import { UnreadablePackage } from './package-file';

/** The byte order mark at the start of a text, and the encoding that it stands for. */
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
 * Which of the two code pages a text without UTF-8 was written in. Letters above 127 are Cyrillic in the one and accented
 * Latin in the other: a word of them alone is Russian, a word that has Latin letters beside them is not. A text that
 * says neither is read as Russian office programs write it.
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

/** The encoding that the bytes themselves speak for. */
const encodingOf = (bytes: Uint8Array): TableEncoding =>
  marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ??
  (isUtf8(bytes) ? 'utf-8' : codePageOf(bytes));

/**
 * The text of a file, in the wanted encoding or in the one that its bytes speak for.
 * @throws UnreadablePackage for a file that is no text
 */
export const decodeTable = (bytes: Uint8Array, wanted?: TableEncoding): { text: string; encoding: TableEncoding } => {
  const encoding = wanted ?? encodingOf(bytes);
  // the decoder takes the byte order mark away
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\u0000')) throw new UnreadablePackage('blank_invalid');
  return { text, encoding };
};
