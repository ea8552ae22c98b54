import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The locale files contain the texts that the requirements give in both languages, verbatim and under one key. */
const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Texts {
  [key: string]: string | Texts;
}
const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
/** Converts placeholders to the notation of the requirements. */
const plain = (text: string) =>
  text
    .replace(/\{\{(\w+)\}\}/g, '{$1}')
    .replace(/\{count\}/g, '{n}')
    .replace(/\u00a0/g, ' ');

const remotes = [...readdirSync(root), ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`)].filter(
  (name) => existsSync(join(root, name, 'src/remote.ts')),
);
/** The texts that screens and server both read: a folder per namespace. */
const sharedTexts = 'shared-kit/src/texts';
/** Texts of the hub and of screens; a folder without texts of the hub has one file. */
const textsIn = (folder: string) =>
  ['ru.hub.json', 'ru.json'].map((name) => `${folder}/${name}`).filter((file) => existsSync(join(root, file)));
const ownFiles = (remote: string) => textsIn(`${remote}/src/locales`);
const files = [
  'shared-kit/src/components/locales/ru.json',
  'shared-kit/src/components/locales/ru.parts.json',
  ...readdirSync(join(root, sharedTexts)).flatMap((namespace) => textsIn(`${sharedTexts}/${namespace}`)),
  ...remotes.flatMap(ownFiles),
  'mf-catalog/src/locales/ru.embed.json',
  ...readdirSync(join(root, 'deploy/backend/src/platform/locales'))
    .filter((name) => name.startsWith('ru.'))
    .map((name) => `deploy/backend/src/platform/locales/${name}`),
  'deploy/edge/src/locales/ru.json',
  ...readdirSync(join(root, 'shell/src/locales/ru')).map((name) => `shell/src/locales/ru/${name}`),
];
/** Texts of stories, which are not part of the portal. */
const ofStories = ['shared-kit/src/components', ...remotes.map((name) => `${name}/src`)]
  .map((folder) => `${folder}/locales/ru.stories.json`)
  .filter((file) => existsSync(join(root, file)));
/** Texts of an area that only the server reads. */
const serverFile = (area: string) => `deploy/backend/src/platform/locales/ru.${area}.json`;
const textsOf = (file: string) => flat(JSON.parse(read(file)) as Texts);
const englishOf = (file: string) => file.replace(/\/ru(?=[./])/, '/en');
const pairs = new Set(
  files.flatMap((file) => {
    const english = new Map(textsOf(englishOf(file)));
    return textsOf(file).flatMap(([key, russian]) => {
      // the third Russian plural form corresponds to the second English one
      const other = english.get(key) ?? english.get(key.replace(/_(few|many)$/, '_other'));
      return other === undefined ? [] : [`${plain(other)} / ${plain(russian)}`];
    });
  }),
);

/** Examples with numbers, and texts composed of parts. */
const elsewhere = /^SHELL-(060|114|227|267|400)$/;

const named = [...read('shell/REQUIREMENTS.md').matchAll(/^\| (SHELL-\d+) \| (.*) \|[^|\n]*\|$/gm)].flatMap(
  ([, id = '', text = '']) =>
    elsewhere.test(id)
      ? []
      : [...text.matchAll(/"([^"]+)" \/ (?:RU )?«((?:[^«»]|«[^»]*»)+)»/g)].map(
          ([, english, russian]) => [id, `${english} / ${russian}`] as const,
        ),
);

it('the check finds the texts in the requirements', () => expect(named.length).toBeGreaterThan(45));

it.each(named)('the locale files have the text of %s: %s', (_id, words) => expect([...pairs]).toContain(words));

it.each([...files, ...ofStories])('%s has an English twin with the same texts and variables [SHELL-080]', (file) => {
  /** Plural forms differ between the languages: one name for all of them. */
  const facts = (texts: [key: string, text: string][]) =>
    Object.fromEntries(
      texts.map(([key, text]) => [
        key.replace(/_(one|two|few|many|other)$/, ''),
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort(),
      ]),
    );
  expect(facts(textsOf(englishOf(file)))).toEqual(facts(textsOf(file)));
});

it.each(remotes)('a text of %s is defined once: by the remote, by the server or for both [SHELL-411]', (remote) => {
  const area = remote.replace(/^.*(mf-|\/)/, '');
  const keys = [...ownFiles(remote), ...textsIn(`${sharedTexts}/${area}`), serverFile(area)]
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => textsOf(file).map(([key]) => key));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
