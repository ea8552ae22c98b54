import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of everything that a test may read of a working copy: all files that git tracks or would track. Null outside of git.
 * @param {string} folder the root of a working copy
 */
const contentOf = (folder) => {
  const hash = createHash('sha256');
  try {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1 << 26,
    });
    for (const file of [...new Set(files.split('\0').filter(Boolean))].sort()) {
      const path = join(folder, file);
      hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : 'gone');
    }
  } catch {
    return null;
  }
  return hash.digest('hex');
};

/**
 * Remembers which stages of the tests have passed for exactly these files on this machine, so that a second run without a change is
 * over at once. Whatever differs, in any file, the version of Node.js or `setting`, lets every stage run again; a stage that has failed
 * is never remembered.
 * @param {string} folder the root of a working copy
 * @param {{ setting?: string, fresh?: boolean }} [options] `setting`: what else a result depends on; `fresh` forgets everything
 * @returns {{ passed: (stage: string) => number | null, record: (stage: string, passed: number) => void }} how many tests have passed,
 *   null where the stage has to run
 */
export const passedStages = (folder, { setting = '', fresh = false } = {}) => {
  const content = contentOf(folder);
  const place = join(folder, 'node_modules/.cache/fairfront-test');
  const fileOf = (stage) => join(place, `${stage.replace(/\W+/g, '-')}.json`);
  const key = `${content} ${process.version} ${process.platform} ${setting}`;
  if (fresh) rmSync(place, { recursive: true, force: true });
  return {
    passed: (stage) => {
      if (content === null) return null;
      try {
        const known = JSON.parse(readFileSync(fileOf(stage), 'utf8'));
        return known.key === key ? known.passed : null;
      } catch {
        return null;
      }
    },
    record: (stage, passed) => {
      // a file that was changed while the tests ran: nobody knows which of both they have seen
      if (content === null || contentOf(folder) !== content) return;
      mkdirSync(place, { recursive: true });
      writeFileSync(fileOf(stage), JSON.stringify({ key, passed }));
    },
  };
};
