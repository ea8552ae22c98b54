import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/install.mjs';
import { remotes } from '../setup/packages.mjs';

const templates = fileURLToPath(new URL('./remote', import.meta.url));
const suffix = '.template';

/**
 * @param {string} name
 * @returns {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }}
 */
const readPackage = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));

/**
 * The dependency versions of the existing remotes: packages on the same page share one version.
 * @returns {Record<string, string>}
 */
const versionsOfRemotes = () =>
  Object.assign(
    {},
    ...remotes.map(readPackage).flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  );

/**
 * Fills the placeholders of a template (`__name__` and others) with the names of the plan.
 * @param {string} text
 * @param {import('./remote-plan.mjs').RemotePlan} plan
 * @param {boolean} isJson
 */
const filled = (text, { name, folder, path, prefix, identifier, title }, isJson) => {
  const inText = (/** @type {string} */ value) => (isJson ? JSON.stringify(value).slice(1, -1) : value);
  /** @type {Record<string, string>} */
  const values = { name, folder, path, Name: identifier, PREFIX: prefix, ru: inText(title.ru), en: inText(title.en) };
  return text.replace(/__(\w+?)__/g, (placeholder, /** @type {string} */ key) => values[key] ?? placeholder);
};

const withVersions = (/** @type {string} */ text) => {
  const versions = versionsOfRemotes();
  return text.replace(
    /"(.+)": "__version__"/g,
    (_match, /** @type {string} */ name) => `"${name}": "${versions[name]}"`,
  );
};

/**
 * Writes the package. Installing it adds it to the lock file.
 * @param {import('./remote-plan.mjs').RemotePlan} plan
 * @returns {Promise<string[]>} the files, relative to the root
 */
export const writeRemote = async (plan) => {
  // a workspace dependency that may just have been installed
  const { format } = await import('oxfmt');
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const sources = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(suffix));
  const files = sources.sort().map((source) => {
    const file = join(plan.folder, filled(source.slice(0, -suffix.length), plan, false));
    const text = filled(readFileSync(join(templates, source), 'utf8'), plan, file.endsWith('.json'));
    return { file, text: file.endsWith('package.json') ? withVersions(text) : text };
  });
  for (const { file, text } of files) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    // line breaks depend on the length of the name
    const isFormatted = !file.endsWith('REQUIREMENTS.md');
    writeFileSync(target, isFormatted ? (await format(target, text, style)).code : text, { flag: 'wx' });
  }
  return files.map(({ file }) => file);
};
