import { basename, dirname, relative, sep } from 'node:path';
import { workspaceFolder } from '../package-facts.mjs';
import { evaluateDefinition, textAt } from '../remote-definition.mjs';
import { remoteFolders, shortNameOf } from '../remote-folders.mjs';

const camelCase = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_match, /** @type {string} */ letter) => letter.toUpperCase());

/** The remote that a file belongs to. */
const remoteOf = (/** @type {string} */ path) => remoteFolders.find((folder) => path.startsWith(`${folder}/`));

/**
 * Language and namespace of a file of texts, as shell, kit and remotes name them.
 * @param {string} file
 */
const placeOf = (file) => {
  const path = relative(workspaceFolder, file).split(sep).join('/');
  const [owner] = path.split('/');
  const name = basename(file, '.json');
  if (owner === 'shell') return { locale: basename(dirname(file)), namespace: camelCase(name) };
  const [locale, part] = name.split('.');
  if (path.startsWith('shared-kit/src/texts/')) return { locale, namespace: camelCase(basename(dirname(file))) };
  if (owner === 'shared-kit') return { locale, namespace: camelCase(part ? `kit-${part}` : 'kit') };
  const remote = remoteOf(path);
  const isOfPages = path === `${remote}/src/locales/${name}.json` && [undefined, 'hub'].includes(part);
  return remote && isOfPages ? { locale, namespace: shortNameOf(remote) } : null;
};

/**
 * The texts that pages take from the manifest of a remote.
 * @param {string} file
 * @param {import('../remote-definition.mjs').TextTree} texts
 */
const manifestTexts = (file, texts) => {
  const remote = remoteOf(relative(workspaceFolder, file).split(sep).join('/'));
  if (!remote) return [];
  const { modals, tiles, menu, places, goKeys, carryOver = {} } = evaluateDefinition(`${workspaceFolder}/${remote}`);
  const titled = [modals, tiles, menu, places, goKeys, carryOver].flatMap((offers) => Object.values(offers ?? {}));
  const keys = [...titled.map(({ titleKey }) => titleKey), ...Object.values(carryOver).map(({ aboutKey }) => aboutKey)];
  return keys.map((key) => textAt(texts, key));
};

/**
 * A file of texts that an open page applies (`page/saved-texts.mjs`). A changed title of the manifest reloads the page,
 * because the page contains it.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function textsLoader(source) {
  const texts = JSON.parse(source);
  const place = placeOf(this.resourcePath);
  const code = `export default ${JSON.stringify(texts)};\n`;
  if (!place) return code;
  const titles = JSON.stringify(manifestTexts(this.resourcePath, texts));
  const detail = JSON.stringify({ ...place, texts });
  return `${code}
const titles = ${JSON.stringify(titles)};
const before = import.meta.webpackHot.data;
if (before && before.titles !== titles) location.reload();
else if (before) dispatchEvent(new CustomEvent('fairfront-texts-saved', { detail: ${detail} }));
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose((data) => { data.titles = titles; });
`;
}
