import type { FileKind, CheckedFile } from '@fairfront/shared-kit/domain/catalogue';
import sharp from 'sharp';

/** How the content of a kind begins; a picture is told by its header. */
const beginnings: readonly { extensions: readonly string[]; kind: FileKind; isIn: (bytes: Buffer) => boolean }[] = [
  { extensions: ['pdf'], kind: 'pdf', isIn: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  { extensions: ['zip'], kind: 'zip', isIn: (bytes) => bytes.subarray(0, 2).equals(Buffer.from('PK')) },
  { extensions: ['docx'], kind: 'docx', isIn: (bytes) => bytes.subarray(0, 2).equals(Buffer.from('PK')) },
  {
    extensions: ['doc'],
    kind: 'doc',
    isIn: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  },
];

/** Kind and sides of a picture as its header tells them, turned as the camera meant it; nothing is unpacked. */
const pictureFacts = async (bytes: Buffer): Promise<Pick<CheckedFile, 'kind' | 'width' | 'height'> | null> => {
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== 'png' && format !== 'jpeg') return null;
    return { kind: format, width: autoOrient.width || width, height: autoOrient.height || height };
  } catch {
    return null;
  }
};

/**
 * What a file is by its beginning, whatever its name says. Whether all of it can be read is for `isContentOf`, which
 * costs more: it comes after size and resolution.
 */
export const contentFacts = async (
  extension: string,
  bytes: Buffer,
): Promise<Pick<CheckedFile, 'kind' | 'width' | 'height'>> => {
  const known = beginnings.find(({ extensions }) => extensions.includes(extension));
  if (known) return { kind: known.isIn(bytes) ? known.kind : null };
  return (await pictureFacts(bytes)) ?? { kind: null };
};
