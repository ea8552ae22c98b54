import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install, requireNode, root } from './setup/install.mjs';
import { built as packages, packagesNamed, UnknownPackageError } from './setup/packages.mjs';
import { run } from './setup/run.mjs';

const readBuild = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).build;
  } catch {
    return undefined;
  }
};

/** Released packages carry the hash of their sources in the manifest, the others in a file of their own. */
const builtFrom = (name) =>
  readBuild(join(root, name, 'dist/manifest.json')) ?? readBuild(join(root, name, 'dist/build.json'));

const buildOne = async (name, hash) => {
  const folder = join(root, name);
  const cli = join(folder, 'node_modules/webpack-cli/bin/cli.js');
  const { code, output } = await run(process.execPath, [cli, '--mode', 'production'], { cwd: folder, quiet: true });
  if (code !== 0) return output;
  if (!existsSync(join(folder, 'dist/manifest.json'))) {
    writeFileSync(join(folder, 'dist/build.json'), `${JSON.stringify({ build: hash })}\n`);
  }
  return null;
};

/**
 * Builds what is missing or older than its sources, two packages at a time.
 * @param {{ only?: string[], say?: (message: string) => void, force?: boolean }} [options]
 * @returns {Promise<boolean>} false when a build failed; its output has been printed
 */
export const build = async ({ only = packages, say = console.log, force = false } = {}) => {
  // the presets need the dependencies, so this module may be loaded before they are installed
  const { sourceHash } = await import('../shared-kit/tooling/webpack/package-facts.mjs');
  const queue = only
    .map((name) => ({ name, hash: sourceHash(join(root, name)) }))
    .filter(({ name, hash }) => force || builtFrom(name) !== hash);
  let failed = 0;
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const startedAt = Date.now();
      const problem = await buildOne(next.name, next.hash);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      if (problem === null) say(`Built ${next.name} (${seconds} s)`);
      else {
        failed += 1;
        console.error(`${next.name} could not be built:\n${problem}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return failed === 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const only = positionals.length ? packagesNamed(positionals, packages) : packages;
    await install();
    const startedAt = Date.now();
    const sound = await build({ only, force: values.force });
    if (sound) console.log(`Everything is built (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    process.exitCode = sound ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnknownPackageError) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
