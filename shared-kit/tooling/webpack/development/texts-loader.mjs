import { basename, dirname, relative, sep } from 'node:path';
import { workspaceFolder } from '../package-facts.mjs';
import { evaluateDefinition, textAt } from '../remote-definition.mjs';

const camelCase = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_match, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * Language and namespace of a file of texts, as shell, kit and remotes name them.
 * @param {string} file
 */
const placeOf = (file) => {
  const [owner, ...path] = relative(workspaceFolder, file).split(sep);
  const name = basename(file, '.json');
  if (owner === 'shell') return { locale: basename(dirname(file)), namespace: camelCase(name) };
  const [locale, part] = name.split('.');
  if (owner === 'shared-kit') return { locale, namespace: camelCase(part ? `kit-${part}` : 'kit') };
  const isOfPages = path.length === 3 && (!part || part === 'hub');
  return isOfPages ? { locale, namespace: owner.replace(/^mf-/, '') } : null;
};

/**
 * The texts that pages take from the manifest of a remote.
 * @param {string} file
 * @param {import('../remote-definition.mjs').TextTree} texts
 */
const manifestTexts = (file, texts) => {
  const [owner] = relative(workspaceFolder, file).split(sep);
  if (!owner.startsWith('mf-')) return [];
  const { modals = {}, tiles = {} } = evaluateDefinition(`${workspaceFolder}/${owner}`);
  return [...Object.values(modals), ...Object.values(tiles)].map(({ titleKey }) => textAt(texts, titleKey));
};

/**
 * A file of texts that a page takes over while it is open (`page/saved-texts.mjs`). A title that stands in the manifest loads
 * the page anew, because it came with the page.
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
