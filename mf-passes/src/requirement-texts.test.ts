import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './locales/en.json';
import ru from './locales/ru.json';

/** Texts that are put together or stand with their owner; the tests of dialogs and server hold them. */
const elsewhere = /^PASS-(010|060|101|106|208|216|259|276)$/;

interface Texts {
  [key: string]: string | Texts;
}
/** Every text with the place where it stands; the forms of a plural are one place. */
const placesOf = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key.replace(/_(one|few|many|other)$/, '')}`, value]]
      : placesOf(value, `${path}${key}.`),
  );
/** Placeholders alike, no tags, every space the same. */
const bare = (text: string) =>
  text
    .replace(/<\/?\w+>/g, '')
    .replace(/\{+\w+\}+/g, '{}')
    .replace(/\s/g, ' ');

const standing = { en: placesOf(en), ru: placesOf(ru) };
const placesWith = (language: 'en' | 'ru', text: string) =>
  standing[language].filter(([, one]) => bare(one) === bare(text)).map(([place]) => place);

const rows = readFileSync(join(__dirname, '../REQUIREMENTS.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', statement = ''] = /^\| (PASS-\d+) \| (.*) \| [^|]* \|$/.exec(line) ?? [];
    const english = [...statement.matchAll(/EN ((?:(?:one |other |, |and )?"[^"]+"(?:, )?)+)/g)].flatMap(
      ([, list = '']) => [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
    );
    const russian = [...statement.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text);
    return english.length > 0 && !elsewhere.test(id) ? [{ id, english, russian }] : [];
  });

describe('texts that the requirements quote', () => {
  it('are found in their table', () => expect(rows.length).toBeGreaterThan(60));

  it.each(rows)('$id stands word for word in both languages, at the same place', ({ english, russian }) => {
    const places = {
      en: english.map((text) => [text, placesWith('en', text)] as const),
      ru: russian.map((text) => [text, placesWith('ru', text)] as const),
    };
    const inRussian = new Set(places.ru.flatMap(([, found]) => found));
    for (const [text, found] of places.en) {
      expect([text, found.some((place) => inRussian.has(place))]).toEqual([text, true]);
    }
    for (const [text, found] of places.ru) expect([text, found.length > 0]).toEqual([text, true]);
  });
});
