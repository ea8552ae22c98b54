import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/**
 * What the released packages and the backend depend on: licences that the product may be shipped with, and no advisory
 * of severity "high" or worse. The advisories need a registry that answers.
 */

/** Licences that ask for no more than their text beside the product, or apply to their own files only. */
const allowed = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'Zlib', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
];

/** @type {Record<string, string>} Packages with another licence, or a name of it that SPDX does not know, and why they may be shipped */
const exceptions = {
  '@img/sharp-libvips-linux-x64': 'LGPL: a shared library beside the program, which can be exchanged',
  '@img/sharp-libvips-linuxmusl-x64': 'LGPL: a shared library beside the program, which can be exchanged',
  '@img/sharp-libvips-linux-arm64': 'LGPL: a shared library beside the program, which can be exchanged',
  '@img/sharp-libvips-darwin-arm64': 'LGPL: a shared library beside the program, which can be exchanged',
  'dictionary-en': 'MIT and BSD, without saying which: both kinds are allowed',
};

/** @param {string} licence */
const isAllowed = (licence) => {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
};

const pnpm = (/** @type {string[]} */ ...args) =>
  run(join(root, 'node_modules/.bin/pnpm'), args, { cwd: root, quiet: true });

const unlicensed = async () => {
  const { code, output } = await pnpm('licenses', 'list', '--prod', '--recursive', '--json');
  if (code !== 0) throw new Error(`pnpm lists no licences: ${output}`);
  /** @type {Record<string, { name: string }[]>} */
  const byLicence = JSON.parse(output);
  return Object.entries(byLicence)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages.filter(({ name }) => !(name in exceptions)).map(({ name }) => `${name} has the licence ${licence}`),
    );
};

const advisories = async () => {
  const { code, output } = await pnpm('audit', '--prod', '--audit-level', 'high');
  if (code === 0) return [];
  // an error of pnpm itself, not a finding
  if (!output.includes('ERR_PNPM_')) return [output];
  console.log(`!! ADVISORIES WERE NOT CHECKED: the registry does not answer.\n${output.trim()}\n`);
  return [];
};

const problems = [...(await unlicensed()), ...(await advisories())];
for (const problem of problems) console.log(problem);
console.log(problems.length > 0 ? `${problems.length} problems` : 'All licences of the dependencies can be shipped');
process.exitCode = problems.length > 0 ? 1 : 0;
