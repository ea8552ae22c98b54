import { libraryTypes, type LibraryType } from '@fairfront/shared-kit/domain/account';
import { locales } from '@fairfront/shared-kit/domain/common';
import type { Static } from 'typebox';
import type { LibraryFile, LibraryItem } from '@fairfront/shared-kit/domain/account/api';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand, fileAt } from './organizer-command';
import { idOf, noMoreWords, oneOf } from './read-words';

type Verb = (api: OrganizerApi, words: string[]) => Promise<string>;
type Item = Static<typeof LibraryItem>;

const kindOf = (word: string | undefined): LibraryType => oneOf('kind of document', word, libraryTypes);

const itemLine = (type: LibraryType, { id, title_rus, title_eng, files }: Item): string =>
  [
    String(id).padStart(5),
    type,
    `${title_rus} / ${title_eng}`,
    files.map(({ locale, size }) => `${locale} ${size} bytes`).join(', ') || 'no file',
  ].join('  ');

const list: Verb = async (api, [exhibition, kind, ...more]) => {
  noMoreWords(more);
  const place = idOf('the exhibition', exhibition);
  const kinds = kind === undefined ? libraryTypes : [kindOf(kind)];
  const lines: string[] = [];
  for (const type of kinds) {
    const items = await api.call<Item[]>('GET', `exhibitions/${place}/library?type=${type}`);
    lines.push(...items.map((item) => itemLine(type, item)));
  }
  return lines.length === 0 ? 'No documents' : lines.join('\n');
};

const add: Verb = async (api, [exhibition, kind, title_rus, title_eng, ...more]) => {
  noMoreWords(more);
  const place = idOf('the exhibition', exhibition);
  const type = kindOf(kind);
  if (!title_rus || !title_eng) throw new WrongUsage('Name the document in Russian and in English');
  const item = await api.call<Item>('POST', `exhibitions/${place}/library`, { type, title_rus, title_eng });
  return itemLine(type, item);
};

const file: Verb = async (api, [item, locale, path, ...more]) => {
  noMoreWords(more);
  const id = idOf('the document', item);
  const language = oneOf('language', locale, locales);
  if (path === undefined) throw new WrongUsage('Name the file: library file 17 ru rules.pdf');
  const form = new FormData();
  form.set('file', await fileAt(path));
  const stored = await api.upload<Static<typeof LibraryFile>>(`library/${id}/files/${language}`, form);
  return `Document ${id}: ${stored.original_name}, ${stored.size} bytes`;
};

const remove: Verb = async (api, [item, ...more]) => {
  noMoreWords(more);
  const id = idOf('the document', item);
  await api.call('DELETE', `library/${id}`);
  return `Document ${id} is removed with its files`;
};

const verbs = { list, add, file, remove } satisfies Record<string, Verb>;

/** `library list 1`, `library add 1 building-types "…" "…"`, `library file 17 ru rules.pdf`, `library remove 17`. */
export const libraryCommand: OrganizerCommand = {
  usage: [
    'library list 1 [building-types]                   documents of exhibition 1 with their files',
    'library add 1 general-terms "title in Russian" "title in English"',
    `                                                  a document at the end of its kind: ${libraryTypes.join(', ')}`,
    'library file 17 ru rules.pdf                      its PDF in a language, in place of an older one',
    'library remove 17                                 takes a document out with its files',
  ],
  run: async (api, [verb, ...words]) =>
    verbs[oneOf('command of library', verb, Object.keys(verbs) as (keyof typeof verbs)[])](api, words),
};
