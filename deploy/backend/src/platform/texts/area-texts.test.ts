import { locales } from '@fairfront/shared-kit/domain/common';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaText, type TextArea } from './area-texts';

/** Texts of areas that the server or a rule of the domain names in full: the area and the key. */
const folders = [join(__dirname, '../..'), join(__dirname, '../../../../../shared-kit/src/domain')];
const call =
  /(?:\bareaText\(\s*'(\w+)',\s*'|\btranslatorOf\('(\w+)', [\w.]+\)\('|'(account|catalog|passes|services):)([\w.]+)'/g;
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const named = sources
  .flatMap((source) => [...source.matchAll(call)])
  .map(([, area, other, ruled, key = '']) => [(area ?? other ?? ruled) as TextArea, key] as const);

it('the scan finds the text keys in the sources', () => expect(named.length).toBeGreaterThan(40));

it.each(named)('%s has the text %s in every language [SHELL-080]', (area, key) => {
  const text = areaText(area, key, { count: 2 });
  expect(locales.filter((locale) => text[locale] === key)).toEqual([]);
});
