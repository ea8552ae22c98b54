import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import texts from './locales/ru.stories.json';

/** The controls that SHELL-203 lists, by their folder. */
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

describe('stories', () => {
  it('use every text that the locale files contain for them', () => {
    const folders = [join(__dirname, '..'), join(__dirname, '../../.storybook')];
    const sources = folders
      .flatMap(storyFiles)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const isSaid = (group: string, name: string) =>
      sources.includes(`'${group}.${name}'`) || (sources.includes(`\`${group}.\${`) && sources.includes(`'${name}'`));
    const unsaid = Object.entries(texts).flatMap(([group, names]) =>
      Object.keys(names)
        .map((key) => key.replace(/_(one|few|many|other)$/, ''))
        .filter((name) => !isSaid(group, name))
        .map((name) => `${group}.${name}`),
    );
    expect(unsaid).toEqual([]);
  });

  it.each(Object.entries(controls))('include the control "%s" [SHELL-203]', (_name, folder) => {
    const story = join(__dirname, folder, `${folder}.stories.tsx`);
    expect(existsSync(story)).toBe(true);
    expect(readFileSync(story, 'utf8')).toMatch(/title: 'Kit\/\w+'/);
    expect(existsSync(join(__dirname, folder, 'index.ts'))).toBe(true);
  });

  it('have unique titles', () => {
    const titles = storyFiles(__dirname).map((file) => /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
