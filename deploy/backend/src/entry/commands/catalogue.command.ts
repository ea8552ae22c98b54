import { readFile, writeFile } from 'node:fs/promises';
import { catalogueOrderStatuses, orderDocumentKinds, packageFileTypes } from '@fairfront/shared-kit/domain/catalogue';
import { catalogueLine, cataloguePage } from './catalogue-pages';
import type {
  CatalogTemplateStored,
  OrganizerCatalogOrder,
  OrganizerCatalogOrderDetail,
} from '@fairfront/shared-kit/domain/catalogue/api';
import { orderListOptions, orderListQuery } from './order-list-options';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand } from './organizer-command';
import { idOf, noMoreWords, oneOf, readWords } from './read-words';

const path = 'catalog-orders';

type Verb = (api: OrganizerApi, words: string[]) => Promise<string>;

const change = async (api: OrganizerApi, id: string | undefined, body: object): Promise<string> =>
  cataloguePage(await api.call<OrganizerCatalogOrderDetail>('PATCH', `${path}/${idOf('the order', id)}`, body));

const list: Verb = async (api, given) => {
  const { words, options } = readWords(given, orderListOptions);
  noMoreWords(words);
  const query = orderListQuery(options, catalogueOrderStatuses);
  const orders = await api.call<OrganizerCatalogOrder[]>('GET', `${path}?${query}`);
  return orders.length === 0 ? 'No catalogue orders' : orders.map(catalogueLine).join('\n');
};

const show: Verb = async (api, [id, ...more]) => {
  noMoreWords(more);
  return cataloguePage(await api.call<OrganizerCatalogOrderDetail>('GET', `${path}/${idOf('the order', id)}`));
};

const moderate: Verb = (api, [id, ...more]) => {
  noMoreWords(more);
  return change(api, id, { status: 'moderation' });
};

const confirm: Verb = (api, [id, ...more]) => {
  noMoreWords(more);
  return change(api, id, { status: 'confirmed' });
};

/** A day ends with its last second in UTC; an instant is unchanged. @throws WrongUsage */
const instantOf = (text: string | undefined): string => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
  const at = Date.parse(day ? `${text}T23:59:59Z` : (text ?? ''));
  if (Number.isNaN(at)) throw new WrongUsage('Name the last moment: 2026-05-20 or 2026-05-20T18:00:00+03:00');
  return new Date(at).toISOString();
};

/** `alphabet.companyInfo=text` and `rubrics=text`. */
const commentOf = (given: string) => {
  const [, step_key, field, text] = /^(\w+)(?:\.(\w+))?=(.+)$/s.exec(given) ?? [];
  if (step_key === undefined || text === undefined) {
    throw new WrongUsage(`Not understood: ${given}. A comment is alphabet.companyInfo="text" or rubrics="text"`);
  }
  return { step_key, field: field ?? null, text };
};

const giveBack: Verb = (api, given) => {
  const { words, options } = readWords(given, { step: 'value', comment: 'values', until: 'value' });
  const [id, reason, ...more] = words;
  noMoreWords(more);
  if (reason === undefined) throw new WrongUsage('Say why: catalogue return 17 "text"');
  return change(api, id, {
    status: 'draft',
    reason,
    ...(options.step === null ? {} : { step_key: options.step }),
    ...(options.comment.length === 0 ? {} : { comments: options.comment.map(commentOf) }),
    ...(options.until === null ? {} : { editable_until: instantOf(options.until) }),
  });
};

const extend: Verb = (api, [id, until, ...more]) => {
  noMoreWords(more);
  return change(api, id, { editable_until: instantOf(until) });
};

const template: Verb = async (api, [exhibition, file, ...more]) => {
  noMoreWords(more);
  const place = idOf('the exhibition', exhibition);
  if (file === undefined) throw new WrongUsage('Name the file: JSON with template, rubrics and exporter');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new WrongUsage(`There is no file ${file} that can be read`);
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new WrongUsage(`${file} is no JSON: ${String(error)}`);
  }
  const stored = await api.call<CatalogTemplateStored>('PUT', `exhibitions/${place}/catalog-template`, body);
  return `Template ${stored.id}: ${stored.services} services, ${stored.rubrics} rubrics, ${stored.exporter_rubrics} exporter rubrics`;
};

/** The downloads of an order, and their paths below it. */
const downloads = {
  order: 'download',
  ...Object.fromEntries(packageFileTypes.map((type) => [type, `files/${type}/download`])),
  ...Object.fromEntries(orderDocumentKinds.map((kind) => [kind, `documents/${kind}/download`])),
};

const download: Verb = async (api, [id, what, file, ...more]) => {
  noMoreWords(more);
  const order = idOf('the order', id);
  const at = downloads[oneOf('file', what, Object.keys(downloads) as (keyof typeof downloads)[])];
  if (file === undefined) throw new WrongUsage('Name the file to write: catalogue download 17 order order.pdf');
  const bytes = await api.download(`${path}/${order}/${at}`);
  await writeFile(file, bytes, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new WrongUsage(error.code === 'EEXIST' ? `${file} exists already` : `${file} cannot be written`);
  });
  return `${file}: ${bytes.length} bytes`;
};

const verbs = { list, show, download, moderate, confirm, return: giveBack, extend, template } satisfies Record<
  string,
  Verb
>;

/** `catalogue list`, `catalogue return 17 "Add the stand" --comment alphabet.companyStands="Which stand?"`, … */
export const catalogueCommand: OrganizerCommand = {
  usage: [
    'catalogue list [--status sent] [--exhibition 1] [--participant 101] [--page 2]',
    '                                                  catalogue orders, the newest first',
    'catalogue show 17                                 one order with entry, lines, files and comments',
    'catalogue download 17 order order.pdf             the order as a PDF into this file, or one of its files: logo,',
    '                                                  company-cover, presentation, graphics, confirmation, requisites',
    'catalogue moderate 17                             a sent order is being checked',
    'catalogue confirm 17                              a checked order is accepted for publication',
    'catalogue return 17 "reason" [--step rubrics] [--comment alphabet.companyInfo="text"] [--until 2026-05-20]',
    '                                                  back to the exhibitor; --comment may stand several times',
    'catalogue extend 17 2026-05-20                    this participation may save and send longer',
    'catalogue template 1 template.json                what exhibition 1 offers: template, rubrics, exporter',
  ],
  run: async (api, [verb, ...words]) =>
    verbs[oneOf('command of catalogue', verb, Object.keys(verbs) as (keyof typeof verbs)[])](api, words),
};
