import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseDocument, type ReleaseDocument } from '@fairfront/shared-kit/platform/release';

/**
 * Reads the release document again whenever the file is replaced. If the new document is unreadable, the previous one
 * stays in use: a broken switch must not take the portal down.
 */
export class ReleaseReader {
  private known: { document: ReleaseDocument; stamp: string } | null = null;
  private reading: Promise<ReleaseDocument | null> | null = null;

  constructor(
    private readonly folder: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Concurrent callers share one look at the file. @returns null before the first release */
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
