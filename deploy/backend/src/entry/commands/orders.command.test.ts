import type { Order } from '@fairfront/shared-kit/domain/services/api';
import type { TestApp } from '../../testing/test-app';
import { ordersCommand } from './orders.command';
import { ApiRefusal, type OrganizerApi } from './organizer-api';
import { WrongUsage } from './organizer-command';
import { servicesCommand } from './services.command';
import { createFolder, startOrganizer } from './testing';

/** The orders and services commands over a real port. */
let portal: TestApp;
let api: OrganizerApi;
let order: Order;
const { fileWith, remove } = createFolder();
const plan = fileWith('план стенда.pdf', '%PDF-1.7\n%%EOF');
beforeAll(async () => {
  ({ portal, api } = await startOrganizer());
});
afterAll(async () => {
  remove();
  await portal.stop();
});
beforeEach(async () => {
  const editor = await portal.as('editor@severmech.example');
  for (const table of ['additional_orders', 'cart_lines'] as const) {
    await portal.database.read.deleteFrom(table).execute();
  }
  await editor.post('/participants/101/cart-items/2', { quantity: 2 });
  order = (await editor.post<{ data: Order }>('/participants/101/additional-orders', {})).body.data;
});

const orders = (...words: (string | number)[]) => ordersCommand.run(api, words.map(String));
const services = (...words: (string | number)[]) => servicesCommand.run(api, words.map(String));
const lineId = () => order.services[0]?.line_id ?? 0;

it('the orders command lists orders and shows one with all its details [SVC-180]', async () => {
  expect(await orders('list', '--status', 'new', '--exhibition', 1, '--participant', 101)).toMatch(
    new RegExp(`^ *${order.id}  new  participation 101  .*Северная механика.*  2600.00 RUR$`),
  );
  expect(await orders('list', '--status', 'executed')).toBe('No orders');
  expect(await orders('list', '--unread')).toBe('No orders');
  const page = await orders('show', order.id);
  for (const written of [`#${order.id}`, `№${order.id}`, `Заказ ${order.id}`, `Order No. ${order.id}`])
    expect(await orders('show', written)).toBe(page);
  expect(page).toContain('can be moved to: processing, waiting_confirmation, confirmed, canceled');
  expect(page).toContain(`${lineId()} Стул полумягкий, 2 шт. at 1300.00 RUR: 2600.00 RUR`);
  expect(page).toMatch(/placed by .*, editor@severmech\.example, \+\d+/);
});

it('the orders command sets prices, changes lines and moves the order [SVC-095, SVC-154, SVC-180]', async () => {
  expect(await orders('status', order.id, 'processing')).toContain('processing');
  expect(await orders('amount', order.id, `${lineId()}=1200,5`)).toContain('2 for 2600.00 RUR -> 2 for 2401.00 RUR');
  expect(await orders('add', order.id, 5, '--quantity', 1)).toContain('none -> 1 for 5600.00 RUR');
  expect(await orders('line', order.id, lineId(), '--remove')).toContain('taken out');
  const page = await orders(
    'line',
    order.id,
    lineId(),
    '--restore',
    '--quantity',
    3,
    '--status',
    'waiting_confirmation',
  );
  expect(page).toContain('waiting_confirmation');
  expect(page).not.toContain('taken out');
  await expect(orders('status', order.id, 'executed')).rejects.toThrow(
    'An order with status “Awaiting confirmation” cannot be moved to “Completed”',
  );
  await expect(orders('amount', order.id, `${lineId()}=1`)).rejects.toThrow(ApiRefusal);
});

it('the orders command names the field of a refused value', async () => {
  await expect(orders('amount', order.id, '999999=1')).rejects.toThrow('lines.0.line_id: The order has no such line');
});

it('the orders command attaches documents, sends messages with files and marks messages as read [SVC-166, SVC-180, SVC-183]', async () => {
  expect(await orders('attach', order.id, 'invoice', plan)).toMatch(/^File \d+: план стенда\.pdf$/);
  expect(await orders('write', order.id, 'Синих нет', '--file', plan, '--file', plan)).toMatch(/^Message \d+ sent$/);
  expect(await orders('read', order.id)).toBe(`The chat of order ${order.id} is read`);
  const page = await orders('show', order.id);
  expect(page).toMatch(/documents\n {2}\d+ {2}invoice {2}план стенда\.pdf/);
  expect(page).toMatch(/Мартынова: {2}Синих нет {2}\[file \d+: план стенда\.pdf\] {2}\[file \d+: план стенда\.pdf\]/);
});

it('the orders command removes a document that was attached by mistake [SVC-188]', async () => {
  const [, id = ''] = /File (\d+)/.exec(await orders('attach', order.id, 'act', plan)) ?? [];
  expect(await orders('detach', order.id, id)).toBe(`Document ${id} of order ${order.id} is removed`);
  expect(await orders('show', order.id)).not.toMatch(/act {2}план стенда\.pdf/);
  await expect(orders('detach', order.id, id)).rejects.toThrow(ApiRefusal);
  await expect(orders('detach', order.id)).rejects.toThrow('The number of the document is missing or wrong');
});

it('the services command changes services and their offers [SVC-184]', async () => {
  expect(await services('popular', 4)).toContain('popular');
  expect(await services('popular', 4, 'off')).not.toContain('popular');
  expect(await services('synonyms', 4, 'стол, парта')).toContain('also: стол, парта');
  expect(await services('synonyms', 4, 'none')).not.toContain('also');
  expect(await services('requires', 4, 'contract')).toContain('contract');
  expect(await services('hidden', 4, '--exhibition', 1)).toContain('hidden');
  expect(await services('list', '--exhibition', 1, '--hidden')).toMatch(/^ *4 /);
  expect(await services('hidden', 4, 'off', '--exhibition', 1)).not.toContain('hidden');
  expect(await services('until', 4, '2026-06-01', '--exhibition', 1)).toContain('until 2026-06-01');
  expect(await services('prices', 4, '2026-05-01=-10', '2026-06-01=50', '--exhibition', 1)).toContain(
    '-10% from 2026-05-01  +50% from 2026-06-01',
  );
  expect(await services('prices', 4, 'none', '--exhibition', 1)).not.toContain('%');
  await expect(services('until', 4, 'tomorrow', '--exhibition', 1)).rejects.toThrow('order_until: Enter a date');
});

describe('the commands report a wrong word and what was probably meant', () => {
  it.each([
    ['orders', 'lsit', 'Unknown command of orders lsit: did you mean list?'],
    ['orders', '', 'Unknown command of orders "": it can be list, show'],
    ['orders', 'list --statsu new', 'Unknown option --statsu: did you mean --status?'],
    ['orders', 'list --status procesing', 'Unknown status procesing: did you mean processing?'],
    ['orders', 'list --status', '--status needs a value'],
    ['orders', 'list 17', 'Not understood: 17'],
    ['orders', 'show', 'The number of the order is missing or wrong'],
    ['orders', 'show x', 'The number of the order is missing or wrong: x'],
    ['orders', 'status 1 done', 'Unknown status done: it can be new'],
    ['orders', 'amount 1', 'Name a line and its price: 51=8300'],
    ['orders', 'amount 1 51', 'Not understood: 51. A price is 51=8300'],
    ['orders', 'amount 1 51=much', 'A price needs a number, not much'],
    ['orders', 'line 1 51', 'Name what changes'],
    ['orders', 'attach 1 invoise a.pdf', 'Unknown kind of document invoise: did you mean invoice?'],
    ['orders', 'attach 1 act /nowhere/a.pdf', 'There is no file /nowhere/a.pdf that can be read'],
    ['orders', 'write 1', 'Write a text, or name a file by --file'],
    ['services', 'hiden 4', 'Unknown command of services hiden: did you mean hidden?'],
    ['services', 'hidden 4', 'The number of the exhibition (--exhibition 1) is missing'],
    ['services', 'popular 4 yes', 'Unknown switch yes: it can be on, off'],
    ['services', 'requires 4 contrakt', 'Unknown requirement contrakt: did you mean contract?'],
    ['services', 'prices 4 may=5 --exhibition 1', 'Not understood: may=5. A step is 2026-06-01=50'],
  ])('%s %s', async (word, line, text) => {
    const command = word === 'orders' ? orders : services;
    const failure = await command(...(line === '' ? [] : line.split(' '))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WrongUsage);
    expect((failure as Error).message).toContain(text);
  });
});
