import type { FileKind, CheckedFile } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { pdfPages } from '@fairfront/shared-kit/domain/catalogue/files/pdf-pages';
import { pictureHeader } from '@fairfront/shared-kit/domain/catalogue/files/picture-header';

const signatures: readonly { kind: FileKind; bytes: readonly number[] }[] = [
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'doc', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
];

/** The header of a picture is within this many bytes, even after the profiles and thumbnails of a camera. */
const headerBytes = 4_194_304;

const bytesOf = (part: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsArrayBuffer(part);
  });

/** The limit for unpacking a page tree; a larger one is no page tree. */
const mostUnpacked = 8_388_608;

const inflate = async (packed: Uint8Array): Promise<Uint8Array> => {
  const reader = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done && size < mostUnpacked; part = await reader.read()) {
      parts.push(new Uint8Array(part.value));
      size += part.value.length;
    }
  } catch {
    // data before the damage counts
  }
  void reader.cancel().catch(() => undefined);
  return bytesOf(new Blob(parts));
};

const kindOf = (start: Uint8Array, name: string): FileKind | null => {
  const kind = signatures.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte))?.kind ?? null;
  // a docx is a zip, whose contents the server checks
  return kind === 'zip' && /\.docx$/i.test(name) ? 'docx' : kind;
};

/** The properties of a selected file by content: its kind, dimensions and colour space of a picture, page count of a PDF. */
export const readContent = async (file: File): Promise<CheckedFile> => {
  const start = await bytesOf(file.slice(0, headerBytes));
  const kind = kindOf(start, file.name);
  const header = kind === 'png' || kind === 'jpeg' ? pictureHeader(start) : null;
  const sides = header && { width: header.width, height: header.height, colour: header.colour };
  const pages = kind === 'pdf' ? await pdfPages(await bytesOf(file), inflate).catch(() => null) : null;
  return { name: file.name, size: file.size, kind, ...sides, ...(pages === null ? {} : { pages }) };
};
