import { orderSearch, orderStatuses } from '@fairfront/shared-kit/domain/services';
import {
  documentKinds,
  type OrganizerOrder,
  type OrganizerOrderDetail,
} from '@fairfront/shared-kit/domain/services/api';
import { orderListOptions, orderListQuery } from './order-list-options';
import type { OrganizerApi } from './organizer-api';
import { WrongUsage, type OrganizerCommand, fileAt } from './organizer-command';
import { orderLine, orderPage } from './order-pages';
import { idOf, noMoreWords, oneOf, readWords } from './read-words';

const path = 'additional-orders';

/** The id of an order by its number, alone or as headings and e-mails show it: "#17", "Order No. 17". */
const orderIdOf = (word: string | undefined): string => idOf('the order', orderSearch(word ?? '').number ?? word);

type Verb = (api: OrganizerApi, words: string[]) => Promise<string>;

const change = (api: OrganizerApi, id: string, body: object): Promise<OrganizerOrderDetail> =>
  api.call<OrganizerOrderDetail>('PATCH', `${path}/${id}`, body);

const list: Verb = async (api, given) => {
  const { words, options } = readWords(given, { ...orderListOptions, unread: 'flag' });
  noMoreWords(words);
  const query = orderListQuery(options, orderStatuses);
  if (options.unread) query.set('unread', '1');
  const orders = await api.call<OrganizerOrder[]>('GET', `${path}?${query}`);
  return orders.length === 0 ? 'No orders' : orders.map(orderLine).join('\n');
};

const show: Verb = async (api, [id, ...more]) => {
  noMoreWords(more);
  return orderPage(await api.call<OrganizerOrderDetail>('GET', `${path}/${orderIdOf(id)}`));
};

const status: Verb = async (api, [id, to, ...more]) => {
  noMoreWords(more);
  const order = await change(api, orderIdOf(id), { status: oneOf('status', to, orderStatuses) });
  return orderLine(order);
};

const numberOf = (what: string, text: string): number => {
  const number = Number(text.replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(number)) throw new WrongUsage(`${what} needs a number, not ${text}`);
  return number;
};

const priceOf = (text: string): number | null => (text === 'none' ? null : numberOf('A price', text));

const moveOf = (to: string | null): { status?: string } =>
  to === null ? {} : { status: oneOf('status', to, orderStatuses) };

/** `51=8300` and `52=none`: unit prices by line. */
const amount: Verb = async (api, given) => {
  const { words, options } = readWords(given, { status: 'value' });
  const [id, ...pairs] = words;
  const lines = pairs.map((pair) => {
    const [, line_id, price] = /^(\d+)=(.+)$/.exec(pair) ?? [];
    if (line_id === undefined || price === undefined)
      throw new WrongUsage(`Not understood: ${pair}. A price is 51=8300`);
    return { line_id: Number(line_id), price_with_vat: priceOf(price) };
  });
  if (lines.length === 0) throw new WrongUsage('Name a line and its price: 51=8300');
  return orderPage(await change(api, orderIdOf(id), { lines, ...moveOf(options.status) }));
};

const quantityOptions = { quantity: 'value', price: 'value', dates: 'value', status: 'value' } as const;

const quantitiesOf = (options: Record<'quantity' | 'price' | 'dates', string | null>) => ({
  ...(options.quantity === null ? {} : { quantity: numberOf('--quantity', options.quantity) }),
  ...(options.price === null ? {} : { price_with_vat: priceOf(options.price) }),
  ...(options.dates === null ? {} : { dates: options.dates.split(',').map((day) => day.trim()) }),
});

const line: Verb = async (api, given) => {
  const { words, options } = readWords(given, { ...quantityOptions, remove: 'flag', restore: 'flag' });
  const [id, lineId, ...more] = words;
  noMoreWords(more);
  const named = {
    ...quantitiesOf(options),
    ...(options.remove ? { is_removed: true } : {}),
    ...(options.restore ? { is_removed: false } : {}),
  };
  if (Object.keys(named).length === 0) {
    throw new WrongUsage('Name what changes: --quantity, --price, --dates, --remove or --restore');
  }
  const lines = [{ line_id: Number(idOf('the line', lineId)), ...named }];
  return orderPage(await change(api, orderIdOf(id), { lines, ...moveOf(options.status) }));
};

const add: Verb = async (api, given) => {
  const { words, options } = readWords(given, quantityOptions);
  const [id, serviceId, ...more] = words;
  noMoreWords(more);
  const added = [{ service_id: Number(idOf('the service', serviceId)), ...quantitiesOf(options) }];
  return orderPage(await change(api, orderIdOf(id), { added, ...moveOf(options.status) }));
};

const attach: Verb = async (api, [id, kind, file, ...more]) => {
  noMoreWords(more);
  const order = orderIdOf(id);
  const form = new FormData();
  form.set('kind', oneOf('kind of document', kind, documentKinds));
  if (file === undefined) throw new WrongUsage('Name the file');
  form.set('file', await fileAt(file));
  const stored = await api.upload<{ id: number; original_name: string }>(`${path}/${order}/documents`, form);
  return `File ${stored.id}: ${stored.original_name}`;
};

const detach: Verb = async (api, [id, file, ...more]) => {
  noMoreWords(more);
  const [order, document] = [orderIdOf(id), idOf('the document', file)];
  await api.call('DELETE', `${path}/${order}/documents/${document}`);
  return `Document ${document} of order ${order} is removed`;
};

const write: Verb = async (api, given) => {
  const { words, options } = readWords(given, { file: 'values' });
  const [id, text = '', ...more] = words;
  noMoreWords(more);
  const order = orderIdOf(id);
  if (text === '' && options.file.length === 0) throw new WrongUsage('Write a text, or name a file by --file');
  const form = new FormData();
  form.set('text', text);
  for (const file of options.file) form.append('files[]', await fileAt(file));
  const { id: messageId } = await api.upload<{ id: number }>(`${path}/${order}/messages`, form);
  return `Message ${messageId} sent`;
};

const read: Verb = async (api, [id, ...more]) => {
  noMoreWords(more);
  const order = orderIdOf(id);
  await api.call('POST', `${path}/${order}/messages/read-all`);
  return `The chat of order ${order} is read`;
};

const verbs = { list, show, status, amount, line, add, attach, detach, write, read } satisfies Record<string, Verb>;

/** `orders list`, `orders show 17`, `orders status 17 processing`, `orders amount 17 51=8300`, … */
export const ordersCommand: OrganizerCommand = {
  usage: [
    'orders list [--status new] [--unread] [--exhibition 1] [--participant 101] [--search "Order No. 17"] [--page 2]',
    '                                                  orders of services, the newest first; --search: number or company',
    'orders show 17                                    one order with lines, changes, history, files and chat',
    `orders status 17 processing                       move an order: ${orderStatuses.join(', ')}`,
    'orders amount 17 51=8300 52=none [--status waiting_confirmation]',
    '                                                  unit prices with VAT of lines; with --status move it, too',
    'orders line 17 51 [--quantity 2] [--price 9700] [--dates 2026-06-16,2026-06-17] [--remove] [--restore] [--status …]',
    '                                                  change a line, take it out or put it back',
    'orders add 17 5 [--quantity 2] [--price 9700] [--dates …] [--status …]',
    '                                                  add service 5 to an order',
    `orders attach 17 invoice file.pdf                 attach a document: ${documentKinds.join(', ')}`,
    'orders detach 17 5                                remove document 5, attached by mistake',
    'orders write 17 "text" [--file plan.pdf]          write in the chat; --file may stand several times',
    'orders read 17                                    mark the chat read',
  ],
  run: async (api, [verb, ...words]) =>
    verbs[oneOf('command of orders', verb, Object.keys(verbs) as (keyof typeof verbs)[])](api, words),
};
