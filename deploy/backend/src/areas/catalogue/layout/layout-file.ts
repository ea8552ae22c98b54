import { pictureName, type LayoutEntry } from '@fairfront/shared-kit/domain/catalogue';
import type { LayoutFormat, NotFinalEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import { printedLocales, type Locale } from '@fairfront/shared-kit/domain/common';
import { writeXlsxStream } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StoredFileZip } from '../../../platform/documents/stored-file-zip';
import { withoutControls } from '../../../platform/documents/xml-characters';
import type { Services } from '../../../platform/services';
import { notFinalEntries, ordersInSequence } from './layout-entries';
import { placesIn, readLayoutCatalogue, type LayoutCatalogue } from './layout-catalogue';
import { layoutEntryOf, picturesOf } from './layout.response';
import { layoutTable } from './layout-table';
import { layoutXml } from './layout-xml';

type Needs = Pick<Services, 'database' | 'templates' | 'clock'>;

const sequence = (catalogue: LayoutCatalogue): number[] => placesIn(catalogue, 'alphabet', 'ru').map(({ id }) => id);

const entriesOf = async function* ({ database }: Needs, catalogue: LayoutCatalogue): AsyncGenerator<LayoutEntry> {
  for await (const row of ordersInSequence(database.read, sequence(catalogue))) yield layoutEntryOf(row, catalogue);
};

/** The order numbers of every part in printing order, by language. */
const printingOrder = (catalogue: LayoutCatalogue) =>
  Object.fromEntries(
    (['alphabet', 'rubrics', 'guide'] as const).map((part) => [
      part,
      Object.fromEntries(
        printedLocales.map((locale) => [
          locale,
          placesIn(catalogue, part, locale).map(({ id, heading, rubric }) => ({ heading, rubric, order: id })),
        ]),
      ),
    ]),
  );

const layoutJson = async function* (
  head: object,
  catalogue: LayoutCatalogue,
  entries: AsyncIterable<LayoutEntry>,
  notFinal: readonly NotFinalEntry[],
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  let separator = '';
  for await (const entry of entries) {
    yield `${separator}\n${JSON.stringify(entry)}`;
    separator = ',';
  }
  yield `\n],"order":${JSON.stringify(printingOrder(catalogue))},"not_final":${JSON.stringify(notFinal)}}\n`;
};

const workbook = (entries: AsyncIterable<LayoutEntry>, locale: Locale): Readable => {
  const { name, titles, rowOf } = layoutTable(locale);
  const rows = async function* () {
    for await (const entry of entries)
      yield rowOf(entry).map((cell) => (typeof cell === 'string' ? withoutControls(cell) : cell));
  };
  const stream = writeXlsxStream(rows(), {
    name,
    columns: titles.map((header) => ({ header, width: 24 })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
};

/** How many entries an export has. @throws HttpError 404 for an unknown exhibition */
export const countLayoutEntries = async ({ database, templates }: Needs, exhibitionId: number): Promise<number> =>
  (await readLayoutCatalogue(database.read, templates, exhibitionId)).keys.length;

/** The catalogue of an exhibition as a file, made while it is read. */
export const layoutFile = async (
  services: Needs,
  { exhibitionId, format, locale }: { exhibitionId: number; format: LayoutFormat; locale: Locale },
): Promise<Readable> => {
  const { database, templates, clock } = services;
  const catalogue = await readLayoutCatalogue(database.read, templates, exhibitionId);
  const entries = entriesOf(services, catalogue);
  if (format === 'xlsx') return workbook(entries, locale);
  const notFinal = await notFinalEntries(database.read, catalogue);
  const { title_rus, title_eng } = catalogue;
  const head = { exhibition_id: exhibitionId, title_rus, title_eng, made_at: clock.now().toISOString() };
  return Readable.from(
    format === 'xml' ? layoutXml(head, entries, notFinal) : layoutJson(head, catalogue, entries, notFinal),
    { objectMode: false },
  );
};

/** The pictures of the printed orders as a ZIP, each opened when its turn comes; `missing.txt` names lost ones. */
export const layoutPictures = async (
  { database, templates, files }: Needs & Pick<Services, 'files'>,
  exhibitionId: number,
): Promise<Readable> => {
  const catalogue = await readLayoutCatalogue(database.read, templates, exhibitionId);
  const zip = new StoredFileZip(files);
  const missing: string[] = [];
  for await (const row of ordersInSequence(database.read, sequence(catalogue))) {
    for (const picture of picturesOf(row)) {
      const name = pictureName(row.id, picture);
      if (await files.has(picture.stored_name)) zip.add(name, picture.stored_name);
      else missing.push(name);
    }
  }
  if (missing.length > 0) zip.addText('missing.txt', missing.join('\n'));
  return zip.end();
};
