/** The part of yauzl that is used here; the package brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    /** As the archive claims; reading the entry fails when it is not true. */
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
