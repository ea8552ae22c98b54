import sharp from 'sharp';
import yauzl from 'yauzl';
import type { StoredExtension } from './file-store';

/** Magic number of old Word and Excel files. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A picture with more pixels is rejected before it is decoded. */
const pixelLimit = 100_000_000;
/** More entries than any honest office file or document archive. */
const entryLimit = 5_000;

/**
 * A PDF has its header within the first kilobyte and ends with its end marker; an encrypted one is rejected.
 */
export const isReadablePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 1024).includes('%PDF-') &&
  bytes.subarray(-1024).includes('%%EOF') &&
  !/\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</.test(bytes.toString('latin1'));

const isPicture = async (bytes: Buffer, format: 'jpeg' | 'png'): Promise<boolean> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelLimit });
    if ((await picture.metadata()).format !== format) return false;
    // decodes the whole picture: a truncated one fails here
    await picture.stats();
    return true;
  } catch {
    return false;
  }
};

/** Names of the entries of an archive; null if it is not an archive, broken or encrypted. */
const entryNames = async (bytes: Buffer): Promise<string[] | null> => {
  try {
    const archive = await yauzl.fromBufferPromise(bytes, { validateEntrySizes: true, strictFileNames: false });
    try {
      if (archive.entryCount > entryLimit) return null;
      const names: string[] = [];
      for await (const entry of archive.eachEntry()) {
        if (entry.isEncrypted()) return null;
        names.push(entry.fileName);
      }
      return names;
    } finally {
      archive.close();
    }
  } catch {
    return null;
  }
};

const isOfficeFile = async (bytes: Buffer, folder: 'word/' | 'xl/'): Promise<boolean> => {
  const names = await entryNames(bytes);
  return names !== null && names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
};

const checks = {
  pdf: isReadablePdf,
  jpg: (bytes) => isPicture(bytes, 'jpeg'),
  jpeg: (bytes) => isPicture(bytes, 'jpeg'),
  png: (bytes) => isPicture(bytes, 'png'),
  doc: (bytes) => bytes.subarray(0, compoundFile.length).equals(compoundFile),
  xls: (bytes) => bytes.subarray(0, compoundFile.length).equals(compoundFile),
  docx: (bytes) => isOfficeFile(bytes, 'word/'),
  xlsx: (bytes) => isOfficeFile(bytes, 'xl/'),
  zip: async (bytes) => (await entryNames(bytes)) !== null,
} satisfies Record<string, (bytes: Buffer) => boolean | Promise<boolean>>;

/** Extensions of files whose content can be checked. */
export type CheckedExtension = keyof typeof checks;

/** Whether the content of a file matches its extension and is complete and readable. */
export const isContentOf = async (extension: CheckedExtension, bytes: Buffer): Promise<boolean> =>
  checks[extension](bytes);

/** The extension of the stored file. */
export const storedExtension = (extension: CheckedExtension): StoredExtension =>
  extension === 'jpeg' ? 'jpg' : extension;
