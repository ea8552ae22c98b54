import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a report says: the version of an export path, a fingerprint of its declarations, the declarations. */
const head = /^version (\d+)\.(\d+)\.(\d+), declarations ([0-9a-f]{10})$/m;

/** @param {string[]} declarations */
export const fingerprintOf = (declarations) =>
  createHash('sha256').update(declarations.join('\n\n')).digest('hex').slice(0, 10);

/**
 * @param {string} path as in `exports` of package.json, without `./`
 * @param {{ version: string, declarations: string[] }} report
 * @returns {string} the file
 */
export const writeReport = (path, { version, declarations }) =>
  [
    `# ${path}`,
    '',
    `version ${version}, declarations ${fingerprintOf(declarations)}`,
    '',
    'Written by `node shared-kit/tooling/api-report.mjs`; never edit it.',
    '',
    '```ts',
    declarations.join('\n\n'),
    '```',
    '',
  ].join('\n');

/**
 * @param {string} text of a report
 * @returns {{ version: string, fingerprint: string, declarations: string[] } | null} null for anything else
 */
export const readReport = (text) => {
  const found = head.exec(text);
  const body = /^```ts\n([\s\S]*)\n```$/m.exec(text)?.[1];
  if (!found || body === undefined) return null;
  const [, major, minor, patch, fingerprint] = found;
  return { version: `${major}.${minor}.${patch}`, fingerprint, declarations: body.split('\n\n') };
};

const isOptionalMember = (line) => /^\s+(readonly )?[\w'-]+\?: .*;$/.test(line);

/** Whether a declaration has only gained optional members: who knows the former one can go on. */
const onlyGainsOptions = (before, after) => {
  const left = before.split('\n');
  const gained = after.split('\n').filter((line) => {
    if (line !== left[0]) return true;
    left.shift();
    return false;
  });
  return left.length === 0 && gained.length > 0 && gained.every(isOptionalMember);
};

const nameOf = (declaration) =>
  /^(?:export )?(?:declare )?(?:const|class|interface|type) (\w+)|^export \{ (\w+) \}/
    .exec(declaration)
    ?.slice(1)
    .find(Boolean);

/**
 * What a change of the declarations means to a remote that was built before it.
 * @returns {'none' | 'minor' | 'major'} minor: only additions
 */
export const changeOf = (before, after) => {
  if (before.join('\n\n') === after.join('\n\n')) return 'none';
  const kept = new Set(after);
  const named = new Map(after.map((declaration) => [nameOf(declaration), declaration]));
  const holds = (declaration) =>
    kept.has(declaration) || onlyGainsOptions(declaration, named.get(nameOf(declaration)) ?? '');
  return before.every(holds) ? 'minor' : 'major';
};

const numbersOf = (version) => version.split('.').map(Number);

/** @param {'none' | 'minor' | 'major'} change */
export const raised = (version, change) => {
  const [major, minor] = numbersOf(version);
  if (change === 'none') return version;
  return change === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
};

/** Whether a version chosen by hand is at least the one that the change needs. */
export const isEnough = (version, needed) => {
  const [given, least] = [numbersOf(version), numbersOf(needed)];
  const first = given.findIndex((number, index) => number !== least[index]);
  return first === -1 || given[first] > least[first];
};

/**
 * Versions of the kit by import name, as manifests carry them. The fingerprint stands behind the plus, where semver keeps
 * what has no order: one number with two fingerprints is a change that nobody has numbered.
 * @param {string} kit folder of the kit
 * @returns {Record<string, string>} for example `{ '@fairfront/shared-kit/components/button': '1.2.0+3fa9c1d20b' }`
 */
export const kitVersions = (kit) => {
  const folder = join(kit, 'api-report');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    files.sort().map((name) => {
      const report = readReport(readFileSync(join(folder, name), 'utf8'));
      if (!report)
        throw new Error(`api-report/${name} is no report: write it by node shared-kit/tooling/api-report.mjs`);
      const path = name.replaceAll('\\', '/').replace(/\.md$/, '');
      return [`@fairfront/shared-kit/${path}`, `${report.version}+${report.fingerprint}`];
    }),
  );
};
