import { quantityText } from '@fairfront/shared-kit/domain/services';
import { formatDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import type { Documents } from '@fairfront/backend/platform/documents/documents';
import { accountingHead, accountingTotal } from '@fairfront/backend/areas/account';
import type { DocumentJob, ExhibitionHead } from '@fairfront/backend/platform/documents/sheets';
import type { FileStore } from '@fairfront/backend/platform/files/file-store';
import type { DemoCalendar } from './demo-calendar';
import { demoExhibitions } from './demo-exhibitions';
import { demoOrder, demoOrders, instantOf, participationOf, type OrderEntry } from './demo-orders';
import { demoCompanies } from './demo-participations';
import { demoExecutors } from './demo-services';
import texts from './orders/files.json';

/** A file of an order that lies in the store. */
export interface DrawnFile {
  stored_name: string;
  original_name: string;
  /** Bytes. */
  size: number;
}

/** Stored files by order and the short name of `orders/files.json`: `1042 offer`. */
export type DrawnFiles = Map<string, DrawnFile>;

type DocumentName = keyof typeof texts.documents;
type SheetName = keyof typeof texts.sheets;

/** `{order}` and `{date}` of a text of the files. */
const filled = (text: string, values: { order: number; date: string }): string =>
  text.replace('{order}', String(values.order)).replace('{date}', values.date);

/** The head of every sheet of an exhibition. */
export const exhibitionHead = (exhibitionId: number, calendar: DemoCalendar): ExhibitionHead => {
  const exhibition = demoExhibitions(calendar).find(({ id }) => id === exhibitionId);
  if (!exhibition) throw new Error(`no demo exhibition ${exhibitionId}`);
  const [from, to] = exhibition.exhibition.map((day) => formatDate(day, 'ru'));
  return {
    title: { rus: exhibition.title_rus, eng: exhibition.title_eng },
    dates: `${from ?? ''} – ${to ?? ''}`,
    venue: { rus: exhibition.venue_rus, eng: exhibition.venue_eng },
    website: exhibition.website,
  };
};

const exhibitionOf = (order: OrderEntry, calendar: DemoCalendar): ExhibitionHead =>
  exhibitionHead(participationOf(order.participation_id).exhibition_id, calendar);

/** A document of the accounts on the lines of its order. */
const accountingJob = (order: OrderEntry, name: DocumentName, date: string, calendar: DemoCalendar): DocumentJob => {
  const { lines, total, row } = demoOrder(order, calendar);
  const { rus, eng } = texts.documents[name];
  const values = { order: order.id, date };
  const payer = demoCompanies.find(({ id }) => id === row.payer_id)?.name_rus ?? '';
  return {
    kind: 'accounting',
    title: filled(rus, values),
    sheet: {
      exhibition: exhibitionOf(order, calendar),
      heading: { rus: filled(rus, values), eng: filled(eng, values) },
      facts: [
        { label: texts.facts.executor, value: demoExecutors[0]?.name_rus ?? '' },
        { label: texts.facts.payer, value: payer },
        { label: texts.facts.order, value: `№\u00a0${order.id}` },
      ],
      head: accountingHead(),
      lines: lines
        .filter(({ is_removed }) => !is_removed)
        .map(({ service, quantity, amount }) => ({
          title: service.name_rus,
          quantity: quantityText({ quantity }, service.unit, 'ru'),
          amount: formatMoney(amount === null ? null : amount / 100, row.currency),
        })),
      total: accountingTotal(formatMoney(total === null ? null : total / 100, row.currency)),
    },
  };
};

/** A sheet of facts that people send each other in the chat. */
const sheetJob = (order: OrderEntry, name: SheetName, calendar: DemoCalendar): DocumentJob => {
  const { heading, facts } = texts.sheets[name];
  return {
    kind: 'order',
    title: heading,
    sheet: {
      locale: 'ru',
      exhibition: exhibitionOf(order, calendar),
      heading,
      facts: facts.map(([fact = '', value = '']) => ({ name: fact, value })),
      head: { title: '', quantity: '', price: '', amount: '' },
      lines: [],
      totals: [],
    },
  };
};

interface WantedFile {
  key: string;
  original_name: string;
  job: DocumentJob;
}

const wantedFiles = (calendar: DemoCalendar): WantedFile[] =>
  demoOrders.flatMap((order): WantedFile[] => [
    ...order.history.flatMap(({ file, at }): WantedFile[] => {
      if (file === undefined) return [];
      const name = file as DocumentName;
      const date = formatDate(instantOf(calendar, at).toISOString(), 'ru');
      return [
        {
          key: `${order.id} ${file}`,
          original_name: documentName(order, file),
          job: accountingJob(order, name, date, calendar),
        },
      ];
    }),
    ...order.messages.flatMap(({ files = [] }) =>
      files.map((file): WantedFile => {
        const name = file as SheetName;
        return {
          key: `${order.id} ${file}`,
          original_name: texts.sheets[name].name,
          job: sheetJob(order, name, calendar),
        };
      }),
    ),
  ]);

/** Draws the documents and chat files of the orders as real PDF files and puts them into the store. */
export const drawOrderFiles = async (
  calendar: DemoCalendar,
  documents: Documents,
  store: FileStore,
): Promise<DrawnFiles> => {
  const drawn = wantedFiles(calendar).map(async ({ key, original_name, job }): Promise<[string, DrawnFile]> => {
    const bytes = Buffer.concat(await (await documents.render(job)).toArray());
    return [key, { original_name, size: bytes.length, stored_name: await store.put(bytes, 'pdf') }];
  });
  return new Map(await Promise.all(drawn));
};

/** The name under which a document stands among those of its order. */
export const documentName = (order: OrderEntry, file: string): string =>
  texts.documents[file as DocumentName].name.replace('{order}', String(order.id));
