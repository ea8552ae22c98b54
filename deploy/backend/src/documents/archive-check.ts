import yauzl from 'yauzl';
import { UnreadablePackage } from './package-file';

/** What an honest workbook of 5,000 rows stays far below. */
const limits = { entries: 200, bytes: 24 * 1024 * 1024 } as const;

/**
 * Unpacks an archive into nothing and counts, before anything reads it: a file of some kilobytes can hold gigabytes.
 * The sizes that the archive claims are added up first; what is unpacked must be as long as claimed.
 * @throws UnreadablePackage when it is no archive, too large inside, or encrypted
 */
export const checkArchive = async (bytes: Uint8Array): Promise<void> => {
  const archive = await open(bytes);
  if (archive.entryCount > limits.entries) throw new UnreadablePackage('upload_failed');
  let claimed = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      claimed += entry.uncompressedSize;
      if (claimed > limits.bytes) throw new UnreadablePackage('upload_failed');
      if (entry.isEncrypted()) throw new UnreadablePackage('blank_invalid');
      const stream = await archive.openReadStreamPromise(entry);
      await drain(stream);
    }
  } catch (error) {
    throw error instanceof UnreadablePackage ? error : new UnreadablePackage('upload_failed');
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
    throw new UnreadablePackage('blank_invalid');
  }
};

const drain = async (stream: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const chunk of stream) void chunk.length;
};
