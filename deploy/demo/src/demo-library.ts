import { libraryTypes, type LibraryType } from '@fairfront/shared-kit/domain/account';
import { locales, type Locale } from '@fairfront/shared-kit/domain/common';
import { importLibrary } from '@fairfront/backend/areas/account';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { Documents } from '@fairfront/backend/platform/documents/documents';
import type { DocumentJob } from '@fairfront/backend/platform/documents/sheets';
import type { FileStore } from '@fairfront/backend/platform/files/file-store';
import type { DemoCalendar } from './demo-calendar';
import texts from './library.json';
import { exhibitionHead, type DrawnFile, type DrawnFiles } from './order-files';

interface DemoLibraryItem {
  exhibition_id: number;
  type: LibraryType;
  position: number;
  title: Record<Locale, string>;
  facts: Record<Locale, readonly (readonly string[])[]>;
}

/** The documents of the library, in their order. */
export const demoLibrary: readonly DemoLibraryItem[] = libraryTypes.flatMap((type) =>
  texts[type].flatMap(({ rus, eng, exhibitions, ru, en }, index) =>
    exhibitions.map((exhibition_id) => ({
      exhibition_id,
      type,
      position: index + 1,
      title: { ru: rus, en: eng },
      facts: { ru, en },
    })),
  ),
);

const keyOf = ({ exhibition_id, title }: DemoLibraryItem, locale: Locale): string =>
  `${exhibition_id} ${title.ru} ${locale}`;

const sheetJob = (item: DemoLibraryItem, locale: Locale, calendar: DemoCalendar): DocumentJob => ({
  kind: 'order',
  title: item.title[locale],
  sheet: {
    locale,
    exhibition: exhibitionHead(item.exhibition_id, calendar),
    heading: item.title[locale],
    facts: item.facts[locale].map(([name = '', value = '']) => ({ name, value })),
    head: { title: '', quantity: '', price: '', amount: '' },
    lines: [],
    totals: [],
  },
});

/** Draws the documents of the library in both languages and puts them into the store. */
export const drawLibraryFiles = async (
  calendar: DemoCalendar,
  documents: Documents,
  store: FileStore,
): Promise<DrawnFiles> => {
  const drawn = demoLibrary.flatMap((item) =>
    locales.map(async (locale): Promise<[string, DrawnFile]> => {
      const bytes = Buffer.concat(await (await documents.render(sheetJob(item, locale, calendar))).toArray());
      const original_name = `${item.title[locale]}.pdf`;
      return [keyOf(item, locale), { original_name, size: bytes.length, stored_name: await store.put(bytes, 'pdf') }];
    }),
  );
  return new Map(await Promise.all(drawn));
};

/** The library of the exhibitions; without drawn files its documents have none. */
export const seedLibrary = async (trx: Transaction<Tables>, drawn: DrawnFiles): Promise<void> => {
  await importLibrary(
    trx,
    demoLibrary.map((item) => ({
      exhibition_id: item.exhibition_id,
      type: item.type,
      position: item.position,
      title_rus: item.title.ru,
      title_eng: item.title.en,
      files: locales.flatMap((locale) => {
        const file = drawn.get(keyOf(item, locale));
        return file ? [{ locale, ...file }] : [];
      }),
    })),
  );
};
