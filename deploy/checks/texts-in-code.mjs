import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/install.mjs';

/**
 * Texts belong in `locales/*.json` and `shared-kit/src/texts` only. This check reports a Russian word in a string (the other languages lack it),
 * an object with `ru` and `en` (a third language would miss it), and a word in JSX without a key. Tests, fixtures, demo
 * data and benchmarks are excluded, because their texts are data. Stories have their texts in `locales/*.stories.json`.
 * An API field with several languages names its language (`name_rus`).
 */
const examples =
  /\.(test|spec|fixtures?)\.tsx?$|(^|\/)(demo|testing|e2e|bench|hosts|migrations)\/|(^|\/)(testing|random-orders)\.ts$/;

/** Words that the portal recognises in user input or writes by language rules. They are not translated. */
const dictionaries = new Set([
  // a keyboard row
  'deploy/backend/src/platform/secrets/common-password.ts',
  'shared-kit/src/domain/common/search-words.ts',
  // country names, columns and particles of names, as people write them
  'shared-kit/src/domain/catalogue/rules/russian-exporter.ts',
  'shared-kit/src/domain/passes/name-letters.ts',
  'shared-kit/src/domain/passes/package-mapping.ts',
  'shared-kit/src/domain/passes/package-rows.ts',
  'shared-kit/src/domain/passes/visa.ts',
  // endings and stop words that the search knows
  'shared-kit/src/domain/services/search/understand-query.ts',
  'shared-kit/src/domain/services/search/word-forms.ts',
  // marks that people type into an e-mail: both languages are recognised, whatever the page language
  'shared-kit/src/domain/account/sub-email.ts',
  // date formats of the languages
  'shared-kit/src/components/masked-field/date-mask.ts',
  'shared-kit/src/platform/formats/dates.ts',
  // a language is named in itself
  'shared-kit/tooling/storybook/preview.tsx',
]);

const russianWord = /[а-яё]{3}/i;
/** Character classes in regular expressions are not words. */
const letterSet = /\[[^\]]*\]/g;

/** Names and abbreviations that are the same in every language. */
const international = /\b(PDF|Esc|Fairfront|https)\b/g;
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/**
 * Text of a JSX element without a key: a word between its tags, or in an attribute that screen readers read.
 * @param {ts.Node} node
 */
const spoken = (node) => {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText())) return '';
  const value = node.initializer;
  return value && ts.isStringLiteral(value) ? value.text : '';
};
const isUntranslated = (/** @type {ts.Node} */ node) => /\p{L}{2}/u.test(spoken(node).replace(international, ''));

const isText = (/** @type {ts.Node} */ node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/**
 * Whether the API field names its language.
 * @param {ts.Node} node
 * @returns {boolean}
 */
const namesItsLanguage = ({ parent }) =>
  ts.isPropertyAssignment(parent)
    ? parent.name.getText().endsWith('_rus')
    : ts.isTemplateExpression(parent) && namesItsLanguage(parent);

/**
 * Lines of a source file that contain a text.
 * @param {string} file
 * @param {string} source
 */
const linesWithTexts = (file, source) => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {[line: number, text: string][]} */
  const lines = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const isRussian =
      isText(node) &&
      russianWord.test(node.text.replace(letterSet, '')) &&
      !(file.endsWith('.stories.tsx') && namesItsLanguage(node));
    if (isRussian || isUntranslated(node))
      lines.push([parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, node.getText().trim().slice(0, 60)]);
    node.forEachChild(visit);
  };
  visit(parsed);
  return lines;
};

/**
 * @param {string[]} tracked paths of the repository files
 * @returns {string[]} one line per violation
 */
export const textsInCode = (tracked) => {
  const problems = [];
  for (const file of tracked) {
    if (!/\.tsx?$/.test(file) || examples.test(file) || dictionaries.has(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const lines = file.endsWith('.tsx') || russianWord.test(source) ? linesWithTexts(file, source) : [];
    for (const [line, text] of lines) problems.push(`${file}:${line}: a text outside locales/*.json: ${text}`);
  }
  return problems;
};
