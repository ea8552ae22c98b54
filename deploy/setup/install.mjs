import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** Root folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const stamp = join(root, 'node_modules/.cache/fairfront-installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');

/** Exits with a clear message if Node is too old. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Fairfront needs Node 20.19 or newer, this is ${process.versions.node}.`);
  process.exit(1);
};

/**
 * Installs the dependencies of the lock file unless they are installed. pnpm runs through npx, because corepack's
 * signature check fails on Node 20 (shared-kit/tooling/README.md).
 * @param {{ withNewPackages?: boolean }} [options] withNewPackages: there are packages that the lock file does not
 * contain yet
 */
export const install = async ({ withNewPackages = false } = {}) => {
  const installed = existsSync(stamp) && existsSync(join(root, 'node_modules/.pnpm')) && readFileSync(stamp, 'utf8');
  if (installed === lockHash() && !withNewPackages) return;
  console.log('Installing dependencies…');
  const option = withNewPackages ? '--no-frozen-lockfile' : '--frozen-lockfile';
  const { code, output } = await run('npx', ['-y', manifest.packageManager, 'install', option], {
    cwd: root,
    env: { CI: 'true' },
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    console.error('The dependencies could not be installed; see the output above.');
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stamp, lockHash());
};
