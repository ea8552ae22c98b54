/** The part of yauzl that is used here; the package has no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    /** As declared by the archive; reading the entry fails if it is wrong. */
    uncompressedSize: number;
    isEncrypted: () => boolean;
  }
  export interface ZipFile {
    entryCount: number;
    eachEntry: () => AsyncIterable<Entry>;
    openReadStreamPromise: (entry: Entry) => Promise<Readable>;
    close: () => void;
  }
  export const fromBufferPromise: (
    buffer: Buffer,
    options?: { validateEntrySizes?: boolean; strictFileNames?: boolean },
  ) => Promise<ZipFile>;
  const yauzl: { fromBufferPromise: typeof fromBufferPromise };
  export default yauzl;
}
