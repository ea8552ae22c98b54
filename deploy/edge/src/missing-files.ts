import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@fairfront/shared-kit/platform/release';

/** Milliseconds for which one scan of the store is reused. */
const reusedTime = 2_000;

const isThere = async (file: string): Promise<boolean> => {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
};

/** Finds files that the release document names but the store lacks. A page that needs such a file stays empty. */
export class MissingFiles {
  private last: { document: ReleaseDocument; at: number; found: Promise<string | null> } | null = null;

  constructor(
    private readonly folder: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns a missing file, relative to the store; null if all files exist */
  find(document: ReleaseDocument): Promise<string | null> {
    const { last } = this;
    if (last?.document === document && this.now() - last.at < reusedTime) return last.found;
    const found = this.look(document);
    this.last = { document, at: this.now(), found };
    return found;
  }

  private async look({ shell, remotes }: ReleaseDocument): Promise<string | null> {
    for (const [name, { versions }] of [['shell', shell] as const, ...Object.entries(remotes)]) {
      for (const [version, { files }] of Object.entries(versions)) {
        for (const file of Object.keys(files)) {
          const path = `${name}/${version}/${file}`;
          if (!(await isThere(join(this.folder, path)))) return path;
        }
      }
    }
    return null;
  }
}
