import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What differs from a commit, new files included that git does not track yet. Of a branch that went on by itself, only the own
 * side counts.
 * @param {string} folder the root of a working copy
 * @param {string} since a commit or a branch
 * @returns {{ present: string[], gone: string[] }} paths from the root
 * @throws when git does not know the commit
 */
export const changedFiles = (folder, since) => {
  const list = (...args) =>
    execFileSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 })
      .split('\0')
      .filter(Boolean);
  const changed = [
    ...list('diff', '--name-only', '--no-renames', '--merge-base', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ].sort();
  return {
    present: changed.filter((file) => existsSync(join(folder, file))),
    gone: changed.filter((file) => !existsSync(join(folder, file))),
  };
};
