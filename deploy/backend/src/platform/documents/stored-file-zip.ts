import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/file-store';
import { notFound } from '../http/http-error';

/**
 * A ZIP of stored files, which is never held as a whole: each file is opened when its turn comes. One that cannot be read
 * ends the download.
 */
export class StoredFileZip {
  private readonly zip = new ZipFile();
  private isEnded = false;
  /** The bytes of the ZIP; a caller who disconnects destroys it. */
  readonly content = this.zip.outputStream as Readable;

  constructor(private readonly files: FileStore) {
    this.zip.on('error', (error: Error) => this.content.destroy(error));
    this.content.once('close', () => (this.isEnded = true));
  }

  /** @param open reads the content when its turn comes */
  private addLazily(name: string, open: () => Promise<Readable>): void {
    this.zip.addReadStreamLazy(name, (callback) => {
      open().then(
        (entry) => {
          // nobody reads on after the end of the whole
          if (this.isEnded) entry.destroy();
          else this.content.once('close', () => entry.destroy());
          callback(null, entry);
        },
        (error: Error) => callback(error),
      );
    });
  }

  add(name: string, storedName: string): void {
    this.addLazily(name, async () => {
      const file = await this.files.get(storedName);
      if (!file) throw notFound();
      return file.content;
    });
  }

  addText(name: string, text: string): void {
    this.addLazily(name, async () => Readable.from([text]));
  }

  /** Nothing is added any more. */
  end(): Readable {
    this.zip.end();
    return this.content;
  }
}
