import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup/install.mjs';

/**
 * Texts stand in `locales/*.json` only: a string of code with a Russian word is a text that the other languages lack, or an
 * object with `ru` and `en` that a third language would have to find; so is a word that an element says without a key.
 * Tests, fixtures, demo data and benchmarks show examples, which are data. Stories have their texts in `locales/*.stories.json`;
 * what the API answers in several languages names them (`name_rus`) there.
 */
const examples =
  /\.(test|spec|fixtures?)\.tsx?$|(^|\/)(demo|testing|e2e|bench|hosts|migrations)\/|(^|\/)(testing|random-orders)\.ts$/;

/** Words that the portal recognises in what people type, or writes by the rules of a language: no texts to translate. */
const dictionaries = new Set([
  // a row of the keyboard
  'deploy/backend/src/platform/secrets/common-password.ts',
  'shared-kit/src/model/search-words.ts',
  // names of countries, columns and small words of names as people write them
  'shared-kit/src/domain/catalogue/rules/russian-exporter.ts',
  'shared-kit/src/domain/passes/name-letters.ts',
  'shared-kit/src/domain/passes/package-mapping.ts',
  'shared-kit/src/domain/passes/package-rows.ts',
  'shared-kit/src/domain/passes/visa.ts',
  // endings and small words that the search knows
  'shared-kit/src/domain/services/search/understand-query.ts',
  'shared-kit/src/domain/services/search/word-forms.ts',
  // marks that are typed into an e-mail: either language is known whatever the language of the page
  'shared-kit/src/domain/account/sub-email.ts',
  // how the languages write dates
  'shared-kit/src/components/masked-field/date-mask.ts',
  'shared-kit/src/formats/dates.ts',
  // the name of a language stands in itself
  'shared-kit/tooling/storybook/preview.tsx',
]);

const russianWord = /[а-яё]{3}/i;
/** Sets of letters in a pattern are no words. */
const letterSet = /\[[^\]]*\]/g;

/** Names and signs that are the same in every language. */
const international = /\b(PDF|Esc|Fairfront|https)\b/g;
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);

/** What an element says without a key: a word between its tags, or in an attribute that is read out. */
const spoken = (node) => {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText())) return '';
  const value = node.initializer;
  return value && ts.isStringLiteral(value) ? value.text : '';
};
const isUntranslated = (node) => /\p{L}{2}/u.test(spoken(node).replace(international, ''));

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** A field of the API that says its language. */
const namesItsLanguage = ({ parent }) =>
  ts.isPropertyAssignment(parent)
    ? parent.name.getText().endsWith('_rus')
    : ts.isTemplateExpression(parent) && namesItsLanguage(parent);

/** Lines of a source that hold a text. */
const linesWithTexts = (file, source) => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = [];
  const visit = (node) => {
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

/** @param tracked paths of the files of the repository @returns what breaks the rule, a line for each text */
export const textsInCode = (tracked) => {
  const problems = [];
  for (const file of tracked) {
    if (!/\.tsx?$/.test(file) || examples.test(file) || dictionaries.has(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const lines = file.endsWith('.tsx') || russianWord.test(source) ? linesWithTexts(file, source) : [];
    for (const [line, text] of lines) problems.push(`${file}:${line}: a text outside of locales/*.json: ${text}`);
  }
  return problems;
};
