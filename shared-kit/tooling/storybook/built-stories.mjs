import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../../deploy/setup/run.mjs';
import { storyPackages } from './preset.mjs';

const kit = storyPackages.kit;
/** Where the built stories lie. */
export const built = join(kit, 'dist/stories');
const stamp = join(built, '.sources');

const skipped = new Set(['node_modules', 'dist', 'checks']);
const listFiles = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(({ name }) => listFiles(join(path, name)));
};

/** Hash of everything that the stories are made of; tests beside the code and the checks do not count. */
const hashSources = () => {
  const files = Object.values(storyPackages).flatMap((folder) =>
    ['src', '.storybook', 'package.json'].flatMap((name) => listFiles(join(folder, name))),
  );
  const own = [...listFiles(join(kit, 'tooling/storybook')), join(kit, '../pnpm-lock.yaml')];
  const hash = createHash('sha256');
  for (const file of [...files, ...own].filter((name) => !/\.(test|test-d)\.tsx?$/.test(name)).sort()) {
    hash.update(`\0${file.slice(kit.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/**
 * Builds the stories of all packages, without documentation pages; does nothing when the last build was made of the same
 * sources.
 * @returns {Promise<void>}
 */
export const buildStorybook = async () => {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const script = join(kit, 'node_modules/storybook/dist/bin/dispatcher.js');
  const config = fileURLToPath(new URL('./all', import.meta.url));
  const args = [script, 'build', '--test', '-c', config, '-o', built, '--disable-telemetry', '--quiet'];
  const { code, output } = await run(process.execPath, args, { cwd: kit, quiet: true });
  if (code !== 0) throw new Error(`The stories were not built\n${output}`);
  writeFileSync(stamp, sources);
};
