import yauzl from 'yauzl';
import { UnreadableFile } from './unreadable-file';

/** What an archive may contain. */
export interface ArchiveLimits {
  entries: number;
  bytes: number;
  /** Tags and attributes of sheets, which are read row by row. */
  sheetMarkup: number;
  /**
   * Tags and attributes of everything else, mostly shared strings, which are parsed into a tree: 24 MB of it take
   * gigabytes.
   */
  otherMarkup: number;
  /** Bytes of everything else. */
  otherBytes: number;
}

const isSheet = (name: string): boolean => /^\/?xl\/worksheets\/[^/]+\.xml$/i.test(name);

/** Counts the tags and attributes in a piece of XML, by their `<` and `=`. */
const markupOf = (bytes: Uint8Array): number => {
  let count = 0;
  for (const byte of bytes) if (byte === 0x3c || byte === 0x3d) count += 1;
  return count;
};

/**
 * Decompresses an archive without storing it and counts, before anything reads it: a file of some kilobytes can contain
 * gigabytes. First the declared sizes are added up; the actual size must match the declared one.
 * @throws UnreadableFile if it is truncated, too large inside, or encrypted; `file_too_complex` if its size is
 * acceptable but parsing it would take too much
 */
export const checkArchive = async (bytes: Uint8Array, limits: ArchiveLimits): Promise<void> => {
  const archive = await open(bytes);
  if (archive.entryCount > limits.entries) throw new UnreadableFile('upload_failed');
  let claimed = 0;
  let claimedByOthers = 0;
  const markup = { sheets: 0, others: 0 };
  try {
    for await (const entry of archive.eachEntry()) {
      claimed += entry.uncompressedSize;
      if (claimed > limits.bytes) throw new UnreadableFile('upload_failed');
      if (entry.isEncrypted()) throw new UnreadableFile('blank_invalid');
      const kind = isSheet(entry.fileName) ? 'sheets' : 'others';
      if (kind === 'others') claimedByOthers += entry.uncompressedSize;
      if (claimedByOthers > limits.otherBytes) throw new UnreadableFile('file_too_complex');
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        markup[kind] += markupOf(chunk);
        if (markup.sheets > limits.sheetMarkup || markup.others > limits.otherMarkup) {
          throw new UnreadableFile('file_too_complex');
        }
      }
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('upload_failed');
  } finally {
    archive.close();
  }
};

const open = async (bytes: Uint8Array) => {
  try {
    return await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      validateEntrySizes: true,
      strictFileNames: false,
    });
  } catch {
    // it starts as an archive but has no end: it was truncated in transit
    throw new UnreadableFile('upload_failed');
  }
};
