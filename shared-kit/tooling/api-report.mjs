import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exportedDeclarations } from './api-report/exported-declarations.mjs';
import { changeOf, fingerprintOf, isEnough, raised, readReport, writeReport } from './api-report/report-file.mjs';

/**
 * Writes what shell and remotes see of every export path of the kit, one file a path, with the version of the path: remotes
 * take the kit from the shell at run time, and the registry compares these versions. A change raises the version by itself,
 * added: minor, changed or removed: major; that of `platform` is `contractVersion`, raised by hand.
 * `node shared-kit/tooling/api-report.mjs` writes, `--check` compares and ends with 1 when a report is stale.
 * `--compatible components/button`: what was changed there does not concern who uses it, a minor version is enough.
 */

const { check, compatible, kit } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    compatible: { type: 'string', multiple: true, default: [] },
    kit: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
}).values;
const reports = join(kit, 'api-report');
const contract = 'platform';

/** Tests, styles and presets are used at build time, from the same working copy. */
const isReported = (path) => !/^(testing|styles|locales|tooling|platform\/release\/testing)(\/|$)/.test(path);

const entries = () => {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .map(([key, target]) => [key.slice('./'.length), target])
    .filter(([path]) => isReported(path))
    .flatMap(([path, target]) => {
      if (!path.includes('*')) return [{ path, file: join(kit, target) }];
      const [before, after] = target.split('*');
      return readdirSync(join(kit, before))
        .map((folder) => ({ path: path.replace('*', folder), file: join(kit, before, folder + after) }))
        .filter(({ file }) => existsSync(file));
    });
};

/** The report of the last commit, so that several attempts in one change raise a version once; undefined outside of git. */
const committed = (file) => {
  try {
    const options = { cwd: dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return readReport(execFileSync('git', ['show', `HEAD:./${file.slice(dirname(file).length + 1)}`], options));
  } catch {
    return null;
  }
};

const contractVersion = () =>
  /contractVersion = '([^']+)'/.exec(readFileSync(join(kit, 'src/platform/version.ts'), 'utf8'))?.[1];

const problems = [];

/** The version that goes with the declarations of a path. */
const versionOf = (path, declarations, written, base) => {
  const change = base ? changeOf(base.declarations, declarations) : 'none';
  const needed = base
    ? raised(base.version, change === 'major' && compatible.includes(path) ? 'minor' : change)
    : '1.0.0';
  if (path === contract) {
    const version = contractVersion();
    if (base && !isEnough(version, needed)) {
      problems.push(`${path}: raise contractVersion in src/platform/version.ts to ${needed} (${change} change)`);
    }
    return version;
  }
  const isRaisedByHand =
    change !== 'none' && written && written.version !== base?.version && isEnough(written.version, needed);
  return isRaisedByHand ? written.version : needed;
};

const all = exportedDeclarations(resolve(kit), entries());
let changes = 0;
for (const [path, declarations] of all) {
  const file = join(reports, `${path}.md`);
  const written = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : null;
  const isCurrent = written?.fingerprint === fingerprintOf(declarations);
  if (check) {
    const isWhole = isCurrent && readFileSync(file, 'utf8') === writeReport(path, { ...written, declarations });
    if (!isWhole) problems.push(`${path}: the exports have changed, the report and its version have not`);
    else if (path === contract && written.version !== contractVersion()) {
      problems.push(`${path}: the report is of version ${written.version}, contractVersion is ${contractVersion()}`);
    }
    continue;
  }
  const base = isCurrent && path !== contract ? written : (committed(file) ?? written);
  const version = versionOf(path, declarations, written, base);
  const text = writeReport(path, { version, declarations });
  if (problems.length || (existsSync(file) && readFileSync(file, 'utf8') === text)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: ${base && base.version !== version ? `${base.version} → ${version}` : version}`);
  changes += 1;
}

const known = new Set([...all.keys()].map((path) => join(reports, `${path}.md`)));
const files = existsSync(reports) ? readdirSync(reports, { recursive: true }) : [];
for (const file of files.filter((name) => name.endsWith('.md')).map((name) => join(reports, name))) {
  if (known.has(file)) continue;
  if (check) problems.push(`${file}: the kit has no such export path any more`);
  else rmSync(file);
}

if (problems.length) {
  console.error(problems.join('\n'));
  console.error('Look at the change, then run: node shared-kit/tooling/api-report.mjs');
  process.exitCode = 1;
} else if (!check && !changes) console.log('Every report is as it was');
