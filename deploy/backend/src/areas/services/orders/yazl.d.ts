declare module 'yazl' {
  import { EventEmitter } from 'node:events';

  /** The parts of yazl that we use: https://github.com/thejoshwolfe/yazl */
  export class ZipFile extends EventEmitter {
    readonly outputStream: NodeJS.ReadableStream;
    addReadStreamLazy(
      metadataPath: string,
      getReadStream: (callback: (error: Error | null, stream?: NodeJS.ReadableStream) => void) => void,
    ): void;
    end(): void;
  }
}
