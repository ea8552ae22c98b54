import type { FileKind, JudgedFile } from '../model/files/file-rules';

const signatures: readonly { kind: FileKind; bytes: readonly number[] }[] = [
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'doc', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
];

const firstBytes = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsArrayBuffer(file.slice(0, 4));
  });

const kindOf = async (file: File): Promise<FileKind | null> => {
  const start = await firstBytes(file);
  const kind = signatures.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte))?.kind ?? null;
  // a docx is a zip; what is in it is for the server to see
  return kind === 'zip' && /\.docx$/i.test(file.name) ? 'docx' : kind;
};

/** Sides of a picture; none when the browser cannot read it, which the server judges then. */
const sidesOf = async (file: File): Promise<Pick<JudgedFile, 'width' | 'height'>> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return {};
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** What a chosen file is by its content: kind by its first bytes, sides of a picture (CAT-296). */
export const lookInside = async (file: File): Promise<JudgedFile> => {
  const kind = await kindOf(file);
  const sides = kind === 'png' || kind === 'jpeg' ? await sidesOf(file) : {};
  return { name: file.name, size: file.size, kind, ...sides };
};
