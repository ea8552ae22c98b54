import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install, requireNode, root } from './setup/install.mjs';
import { built as packages, resolvePackages, UnknownPackageError } from './setup/packages.mjs';
import { turbo } from './setup/turbo.mjs';

/**
 * Turborepo restores the files of a cached build beside those of the build before. A release has no file that its
 * manifest does not list.
 */
const removeFilesOfOtherBuilds = (/** @type {string} */ directory) => {
  const folder = join(root, directory, 'dist');
  if (!existsSync(join(folder, 'manifest.json'))) return;
  /** @type {{ files?: Record<string, unknown> }} */
  const { files = {} } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    const isListed = name.replace(/\.(br|gz)$/, '') in files || /^manifest\.json|^storybook\/|\.map$/.test(name);
    if (entry.isFile() && !isListed) rmSync(path);
  }
};

/**
 * Builds what is missing or older than its sources.
 * @param {{ only?: string[], say?: (message: string) => void, force?: boolean }} [options] only: package folders
 * @returns {Promise<boolean>} false when a build failed; its output has been printed
 */
export const build = async ({ only = packages, say = console.log, force = false } = {}) => {
  if (only.length === 0) return true;
  const { code, output, tasks } = await turbo(['build'], { packages: only, force, quiet: true });
  for (const { directory, execution, cache } of tasks) {
    if (cache.status === 'HIT') removeFilesOfOtherBuilds(directory);
    if (execution?.exitCode !== 0 || cache.status === 'HIT') continue;
    say(`Built ${directory} (${((execution.endTime - execution.startTime) / 1000).toFixed(1)} s)`);
  }
  if (code !== 0) console.error(output);
  return code === 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const only = positionals.length ? resolvePackages(positionals, packages) : packages;
    await install();
    const startedAt = Date.now();
    const sound = await build({ only, force: values.force });
    if (sound) console.log(`Everything is built (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    process.exitCode = sound ? 0 : 1;
  } catch (caught) {
    const error = /** @type {NodeJS.ErrnoException} */ (caught);
    if (!(error instanceof UnknownPackageError) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
