import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';
import { tested } from './packages.mjs';

/**
 * Settings of jest for the whole `npm test`: up to 24 test files of a package are one suite, in which each is a `describe` with its
 * path. What they import is loaded once for all of them; for every file anew it takes longer than most tests. Larger suites fill the
 * memory of their process, which takes more time than they save. `npx jest FILE`,
 * `npm test -- changed` and `npm test -- unit` run the same files one by one.
 */
const perSuite = 24;

/**
 * Which files share a suite: those of neighbouring folders, which import much of the same, or, with TEST_SUITES=mixed, files from far
 * apart. A file that lives on what another has left behind passes in one of the two only.
 */
const isMixed = process.env.TEST_SUITES === 'mixed';
const prefix = isMixed ? 'mixed' : 'near';

/** What puts something in the place of a module, or sets jest or its environment, does so for all of its suite: it stays alone. */
const isAlone = (path) =>
  /^jest\.|\bjest\.(doMock|resetModules|isolateModules)|@jest-environment/m.test(readFileSync(path, 'utf8'));

const testFiles = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => join('src', file));

/** The files of suite number `index` of `count` suites of the same size. */
const filesOf = (files, index, count) =>
  files.filter((_, place) => (isMixed ? place % count : Math.floor((place * count) / files.length)) === index);

/** Two runs at once find the same: what stands there already is left alone. */
const write = (folder, suites) => {
  mkdirSync(folder, { recursive: true });
  const own = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const name of own) if (!suites.has(name)) rmSync(join(folder, name));
  for (const [name, text] of suites) {
    if (!own.includes(name) || readFileSync(join(folder, name), 'utf8') !== text)
      writeFileSync(join(folder, name), text);
  }
};

const start = `const { endFile } = require('${join(root, 'shared-kit/tooling/jest/suite-of-files.ts')}');\n`;

/** The project of a package, in which most files share a suite. */
const projectOf = async (name) => {
  const folder = join(root, name);
  const { default: own } = await import(pathToFileURL(join(folder, 'jest.config.mjs')).href);
  const config = typeof own === 'function' ? await own() : own;
  const files = testFiles(folder);
  const alone = files.filter((file) => isAlone(join(folder, file)));
  const shared = files.filter((file) => !alone.includes(file));
  const count = Math.ceil(shared.length / perSuite);
  const suites = new Map(
    Array.from({ length: count }, (_, index) => [
      `${prefix}-${index + 1}.test.js`,
      filesOf(shared, index, count)
        .map((file) => `describe('${name}/${file}', () => {\n  endFile();\n  require('../${file}');\n});\n`)
        .reduce((text, file) => `${text}\n${file}`, start),
    ]),
  );
  // a fixed place, so that jest knows from the last run which suites are slow; ignored by git and linters
  write(join(folder, '.data-suites'), suites);
  return {
    ...config,
    rootDir: folder,
    testMatch: [...alone.map((file) => `<rootDir>/${file}`), `<rootDir>/.data-suites/${prefix}-*.test.js`],
  };
};

export default async () => ({
  rootDir: root,
  // one core less than there are, the default, would leave half of a small machine idle
  maxWorkers: '100%',
  projects: await Promise.all(tested.map(projectOf)),
});
