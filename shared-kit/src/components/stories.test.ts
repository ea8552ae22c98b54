import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import english from '../../tooling/storybook/story-language/english.json';
import { inEnglish } from '../../tooling/storybook/story-language/story-text';

/** The controls that SHELL-203 names, by the folder that holds them. */
const controls: Record<string, string> = {
  text: 'text-field',
  number: 'number-field',
  select: 'select',
  date: 'date-picker',
  phone: 'masked-field',
  file: 'file-drop',
  checkbox: 'checkbox',
  radio: 'radio',
  textarea: 'text-area',
  tooltip: 'tooltip',
  'table/cards toggle': 'segmented-control',
  slider: 'image-slider',
  pagination: 'pagination',
  modal: 'modal',
  alert: 'alert-dialog',
  popup: 'popup',
};

const storyFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(folder, file));

/** Russian texts of a story file; `{}` stands for what a template puts in. */
const russianTexts = (file: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts.filter((text) => /[а-яё]/i.test(text)).map((text) => text.replace(/\s+/g, ' ').trim());
};

describe('stories', () => {
  it('have each of their texts in English too, or say that a person typed it', () => {
    const texts = storyFiles(join(__dirname, '..')).flatMap(russianTexts);
    expect(texts.filter((text) => inEnglish(text) === text && !english.typed.includes(text))).toEqual([]);
    const known = [...Object.keys(english.texts), ...english.typed];
    expect(known.filter((text) => !text.includes('{}') && !texts.includes(text))).toEqual([]);
  });

  it.each(Object.entries(controls))('show the control "%s" [SHELL-203]', (_name, folder) => {
    const story = join(__dirname, folder, `${folder}.stories.tsx`);
    expect(existsSync(story)).toBe(true);
    expect(readFileSync(story, 'utf8')).toMatch(/title: 'Kit\/\w+'/);
    expect(existsSync(join(__dirname, folder, 'index.ts'))).toBe(true);
  });

  it('have titles of their own', () => {
    const titles = storyFiles(__dirname).map((file) => /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
