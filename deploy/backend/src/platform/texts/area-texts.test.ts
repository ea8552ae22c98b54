import { locales } from '@fairfront/shared-kit/domain/common';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaText, type TextArea } from './area-texts';

/** Texts of areas that the sources name in full: the area and the key. */
const source = join(__dirname, '../..');
const call = /\b(?:areaText\(\s*'(\w+)',\s*|translatorOf\('(\w+)', [\w.]+\)\()'([\w.]+)'/g;
const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(call)])
  .map(([, area, other, key = '']) => [(area ?? other) as TextArea, key] as const);

it('finds the texts that the sources name', () => expect(named.length).toBeGreaterThan(40));

it.each(named)('%s has the text %s in every language [SHELL-080]', (area, key) => {
  const text = areaText(area, key, { count: 2 });
  expect(locales.filter((locale) => text[locale] === key)).toEqual([]);
});
