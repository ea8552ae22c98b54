import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../setup/install.mjs';
import { released, tested, workspace } from '../setup/packages.mjs';
import { run } from '../setup/run.mjs';
import { typed, writeTypePrograms } from '../setup/type-programs.mjs';
import { changedFiles } from './changed-files.mjs';
import { checksFor } from './checks-for.mjs';

const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
const stylelint = 'node_modules/stylelint/bin/stylelint.mjs';
const scripts = {
  'house rules': ['deploy/checks/house-rules.mjs'],
  'unused and undeclared': ['node_modules/knip/bin/knip.js', '-c', 'deploy/checks/knip.mjs', '--no-config-hints'],
  'directions of imports': [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'deploy/checks/import-rules.mjs', 'shared-kit', ...released, 'deploy'],
  ],
  versions: ['node_modules/syncpack/index.cjs', 'lint'],
  'table of components': ['shared-kit/tooling/component-table.mjs', '--check'],
};
const notRun =
  'Not run: build and what reads it (generated API client, names, folders, bytes), acceptance, stories, tests that import nothing of this.';

const packages = () => {
  const manifests = workspace.map((name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  return workspace.map((name, index) => {
    const { dependencies, devDependencies } = manifests[index];
    const declared = { ...dependencies, ...devDependencies };
    return {
      name,
      uses: workspace.filter((_, other) => manifests[other].name in declared),
      isTyped: typed.includes(join(root, name)),
      isTested: tested.includes(name),
    };
  });
};

/** The merged programs that these packages are in; a single file that a program borrows does not count. */
const programsOf = (names) => {
  const folders = names.map((name) => join(root, name));
  const isIn = (path) => !extname(path) && folders.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`));
  return names.length
    ? writeTypePrograms().filter((file) => JSON.parse(readFileSync(file, 'utf8')).include.some(isIn))
    : [];
};

/** Runs the tests that reach the files by their imports, over the borders of packages, too. */
const runRelated = async ({ packages: names, files }) => {
  const results = mkdtempSync(join(tmpdir(), 'fairfront-changed-'));
  const report = join(results, 'jest.json');
  // jest follows imports within its roots only
  const roots = new Set([...names, ...files.map((file) => workspace.find((name) => file.startsWith(`${name}/`)))]);
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--silent',
      '--json',
      `--outputFile=${report}`,
      '--passWithNoTests',
      '--selectProjects',
      ...names.map((name) => basename(name)),
      '--roots',
      ...[...roots].map((name) => join(root, name)),
      '--findRelatedTests',
      ...files,
    ],
    { cwd: root, quiet: true, env: { TEST_DATABASE_URL: '', NODE_OPTIONS: '--max-old-space-size=4096' } },
  );
  try {
    const summary = JSON.parse(readFileSync(report, 'utf8'));
    const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites;
    return { passed: summary.numPassedTests, failed: failed || (code ? 1 : 0), output };
  } catch {
    return { passed: 0, failed: code ? 1 : 0, output };
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
};

/**
 * `npm test -- changed`: the checks and tests that the changes since the last commit ask for, or since the branch left another
 * (`--since main`). Quick enough for every edit; it replaces no run of the whole.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export const testChanged = async (args) => {
  let changed;
  let since;
  try {
    ({ since } = parseArgs({ args, options: { since: { type: 'string', default: 'HEAD' } } }).values);
    changed = changedFiles(root, since);
  } catch (error) {
    console.error(error.stderr?.toString().trim() || error.message);
    return 1;
  }
  const total = { passed: 0, failed: 0 };
  const stage = async (name, work) => {
    const startedAt = Date.now();
    const { passed, failed, output } = await work();
    total.passed += passed;
    total.failed += failed;
    if (failed) console.log(output);
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
  };
  const check = (name, ...command) =>
    stage(name, async () => {
      const { code, output } = await run(process.execPath, command, { cwd: root, quiet: true });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    });

  const count = changed.present.length + changed.gone.length;
  if (count === 0) {
    console.log(`Nothing differs from ${since}`);
  } else {
    const plan = checksFor(changed, packages());
    console.log(`${count} changed since ${since}: ${[...changed.present, ...changed.gone].join(', ')}\n`);
    // two at a time, as many as a small machine has cores
    await Promise.all([
      (async () => {
        if (plan.lint.length) await check('lint', 'deploy/lint.mjs', ...plan.lint);
        if (plan.format.length)
          await check('format', oxfmt, '--check', '--no-error-on-unmatched-pattern', ...plan.format);
        if (plan.styles.length) await check('styles', stylelint, ...plan.styles);
      })(),
      (async () => {
        for (const program of programsOf(plan.types))
          await check(`types (${basename(program, '.json')})`, 'node_modules/typescript-7/bin/tsc', '-p', program);
        for (const name of plan.scripts) await check(name, ...scripts[name]);
      })(),
    ]);
    if (plan.tests.packages.length)
      await stage(`related tests in ${plan.tests.packages.join(', ')}`, () => runRelated(plan.tests));
    if (plan.unfollowed.length)
      console.log(`\nOnly the whole \`npm test\` says what follows from ${plan.unfollowed.join(', ')}`);
    console.log(`\n${notRun}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};
