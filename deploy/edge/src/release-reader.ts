import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseDocument, type ReleaseDocument } from '@fairfront/shared-kit/platform/release';

/**
 * The release document, read again when the file has been replaced. A document that cannot be read leaves the former one
 * in place: a broken switch must not take the portal down.
 */
export class ReleaseReader {
  private known: { document: ReleaseDocument; stamp: string } | null = null;
  private reading: Promise<ReleaseDocument | null> | null = null;

  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** One look at the file serves all who ask meanwhile. @returns null before the first release */
  read(): Promise<ReleaseDocument | null> {
    this.reading ??= this.look().finally(() => (this.reading = null));
    return this.reading;
  }

  private async look(): Promise<ReleaseDocument | null> {
    const file = join(this.folder, 'release.json');
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const stamp = `${mtimeMs} ${ino} ${size}`;
      if (this.known?.stamp !== stamp) {
        this.known = { document: parseReleaseDocument(await readFile(file, 'utf8')), stamp };
      }
    } catch (error) {
      this.onError(error);
    }
    return this.known?.document ?? null;
  }
}
