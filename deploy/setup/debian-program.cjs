// CommonJS, because tests load it, and jest reads it without a transform
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];
const find = (/** @type {string} */ name) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

const install = (/** @type {string} */ debianPackage) => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 120_000 };
  const words = ['install', '-y', '--no-install-recommends', debianPackage];
  if (spawnSync('apt-get', words, options).status === 0) return;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', words, options);
};

/**
 * Finds a program that tests need. Installs it if possible, and prints a notice otherwise.
 * @param {string} name of the program
 * @param {string} debianPackage
 * @param {string} consequence what was not tested without it
 * @returns {string | null} its path
 */
const debianProgram = (name, debianPackage, consequence) => {
  if (!find(name)) install(debianPackage);
  const found = find(name);
  if (!found) {
    process.stderr.write(
      `\n*** ${name.toUpperCase()} IS NOT HERE and cannot be installed without root and apt: ${consequence}. Install ${name} and run again. ***\n\n`,
    );
  }
  return found;
};

module.exports = { debianProgram };
