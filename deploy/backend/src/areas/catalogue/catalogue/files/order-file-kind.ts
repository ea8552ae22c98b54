import type { FileKind, CheckedFile } from '@fairfront/shared-kit/domain/catalogue';
import sharp from 'sharp';

/** The first bytes of each kind; pictures are recognised by their header. */
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

/** Kind and size of a picture from its header, rotated by its orientation; nothing is decoded. */
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
 * Detects the kind of a file from its first bytes, independent of its name. `isContentOf` checks whether the whole file is
 * readable; it costs more and runs after the checks of size and resolution.
 */
export const contentFacts = async (
  extension: string,
  bytes: Buffer,
): Promise<Pick<CheckedFile, 'kind' | 'width' | 'height'>> => {
  const known = beginnings.find(({ extensions }) => extensions.includes(extension));
  if (known) return { kind: known.isIn(bytes) ? known.kind : null };
  return (await pictureFacts(bytes)) ?? { kind: null };
};
