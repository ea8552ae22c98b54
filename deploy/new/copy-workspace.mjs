import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../setup/install.mjs';
import { remotes, workspace } from '../setup/packages.mjs';

/**
 * `node deploy/new/copy-workspace.mjs <folder> [name] [options]` copies the workspace in its current state, with links to
 * its installed packages, and generates a remote in the copy if a name is given. Tests use it, so that generated
 * packages stay out of the real workspace.
 */
const [folder = '', ...remote] = process.argv.slice(2);
const copy = resolve(folder);

/** `cacheDir` of turbo.json. */
const buildCache = 'node_modules/.cache/turbo';

/**
 * Links to the packages installed here. Links to workspace packages point into the copy.
 * @param {string} from
 * @param {string} to
 */
const link = (from, to) => {
  const target = realpathSync(from);
  const own = workspace.find((name) => target === join(root, name));
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) symlinkSync(own ? join(copy, own) : target, to);
};

const isScope = (/** @type {string} */ name) => name.startsWith('@');
/**
 * Package names in a `node_modules` folder, including the pnpm store.
 * @param {string} modules
 */
const installedIn = (modules) =>
  readdirSync(modules)
    .filter((name) => name === '.pnpm' || !name.startsWith('.'))
    .flatMap((name) => (isScope(name) ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name]));

/**
 * Copies the command shims, which find their packages by relative path. Copies prevent writes into the original
 * workspace.
 * @param {string} owner
 * @param {string} name
 */
const copyCommands = (owner, name) => {
  const commands = join(root, owner, 'node_modules/.bin');
  if (existsSync(commands)) cpSync(commands, join(copy, name, 'node_modules/.bin'), { recursive: true });
};

const linkInstalled = (/** @type {string} */ name) => {
  const modules = join(root, name, 'node_modules');
  if (!existsSync(modules)) return;
  copyCommands(name, name);
  for (const part of installedIn(modules)) link(join(modules, part), join(copy, name, 'node_modules', part));
};

/**
 * A generated remote has the same dependencies as the other remotes.
 * @param {string} name
 */
const linkGenerated = (name) => {
  const [model] = remotes;
  if (model === undefined) throw new Error('The workspace has no remote yet');
  copyCommands(model, name);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(copy, name, 'package.json'), 'utf8'));
  for (const part of Object.keys({ ...dependencies, ...devDependencies })) {
    const owner = remotes.find((other) => existsSync(join(root, other, 'node_modules', part)));
    if (!owner) throw new Error(`${name} depends on ${part}, which no other remote has installed`);
    link(join(root, owner, 'node_modules', part), join(copy, name, 'node_modules', part));
  }
};

/** Leaves the same marker as `install`, so that nothing is installed over the links. */
const markInstalled = () => {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(copy, file)));
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true });
  writeFileSync(join(copy, 'node_modules/.cache/fairfront-installed'), hash.digest('hex'));
};

/**
 * @param {string} command
 * @param {...string} args
 */
const run = (command, ...args) => execFileSync(command, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });

if (!existsSync(join(copy, 'package.json'))) {
  const tracked = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\0').filter((file) => file && existsSync(join(root, file)));
  for (const parent of new Set(files.map((file) => dirname(file)))) mkdirSync(join(copy, parent), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(copy, file));
  for (const name of ['.', ...workspace]) linkInstalled(name);
  // builds that exist here are not repeated in the copy for the same sources
  mkdirSync(join(root, buildCache), { recursive: true });
  link(join(root, buildCache), join(copy, buildCache));
  // the checks ask git for the list of files
  run('git', 'init', '--quiet');
}
markInstalled();
if (remote.length) {
  run(process.execPath, 'deploy/new/new.mjs', 'remote', ...remote, '--no-install');
  linkGenerated(`mf-${remote[0]}`);
  run(join(root, 'node_modules/.bin/pnpm'), 'install', '--lockfile-only', '--prefer-offline', '--no-frozen-lockfile');
  markInstalled();
}
run('git', 'add', '--all');
