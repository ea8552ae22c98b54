import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

describe('stories', () => {
  it.each(Object.entries(controls))('show the control "%s" [SHELL-203]', (_name, folder) => {
    const story = join(__dirname, folder, `${folder}.stories.tsx`);
    expect(existsSync(story)).toBe(true);
    expect(readFileSync(story, 'utf8')).toMatch(/title: 'Kit\/\w+'/);
    expect(existsSync(join(__dirname, folder, 'index.ts'))).toBe(true);
  });

  it('have titles of their own', () => {
    const titles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => /title: '([^']+)'/.exec(readFileSync(join(__dirname, file), 'utf8'))?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
