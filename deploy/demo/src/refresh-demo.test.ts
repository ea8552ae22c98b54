import { addDays } from '@fairfront/shared-kit/domain/common';
import { TestApp } from '@fairfront/backend/testing/test-app';
import { refreshDemo } from './refresh-demo';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('the refresh moves the demo data to today and keeps the rows created by users', async () => {
  const { database, clock } = portal;
  const exhibition = () =>
    database.read.selectFrom('exhibitions').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  const pass = (id: number) =>
    database.read.selectFrom('personal_passes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const first = await database.read
    .selectFrom('personal_passes')
    .select('id')
    .where('participation_id', '=', 101)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: _id, barcode: _barcode, search_key: _searchKey, ...facts } = await pass(first.id);
  const own = await database.read
    .insertInto('personal_passes')
    .values({ ...facts, barcode: 'OWN', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.read
    .updateTable('exhibitions')
    .set({ personal_pass_ended_at: '2026-05-18T12:30:00.000Z' })
    .where('id', '=', 1)
    .execute();
  const cleaning = async () => {
    const { dates } = await database.read
      .selectFrom('cart_lines')
      .select('dates')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    return dates;
  };
  const before = { exhibition: await exhibition(), own: await pass(own.id), demo: await pass(first.id) };

  clock.advance(10 * 86_400_000);
  expect(await database.transaction((trx) => refreshDemo(trx, clock.now()))).toBe(10);
  const after = await exhibition();
  expect(after).toMatchObject({
    started_at: '2026-06-04',
    personal_pass_started_at: '2026-03-21',
    personal_pass_ended_at: '2026-05-28T12:30:00.000Z',
    print_installer_pass_started_at: null,
  });
  expect(await cleaning()).toEqual(['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07']);
  expect(await pass(own.id)).toEqual(before.own);
  const moved = await pass(first.id);
  expect(moved.created_at.getTime() - before.demo.created_at.getTime()).toBe(10 * 86_400_000);
  expect(await database.transaction((trx) => refreshDemo(trx, clock.now()))).toBe(0);
});

it('the refresh moves orders with their lines and the chat, last days of ordering and price steps', async () => {
  const { database, clock } = portal;
  const facts = async () => {
    const { read } = database;
    const order = await read
      .selectFrom('additional_orders')
      .select('created_at')
      .where('id', '=', 1042)
      .executeTakeFirstOrThrow();
    const microphone = await read
      .selectFrom('order_lines')
      .select(['quantity_by_dates', 'placed'])
      .where('order_id', '=', 1042)
      .where('service_id', '=', 33)
      .executeTakeFirstOrThrow();
    const forklift = await read
      .selectFrom('order_lines')
      .select(['time_range_by_dates', 'placed'])
      .where('order_id', '=', 1045)
      .where('service_id', '=', 51)
      .executeTakeFirstOrThrow();
    const offer = await read
      .selectFrom('service_offers')
      .select(['order_until', 'price_steps'])
      .where('exhibition_id', '=', 1)
      .where('service_id', '=', 28)
      .executeTakeFirstOrThrow();
    const message = await read
      .selectFrom('order_messages')
      .select('created_at')
      .where('order_id', '=', 1042)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return {
      instants: [order.created_at, message.created_at].map((at) => at.getTime()),
      days: [
        ...microphone.quantity_by_dates.map(({ date }) => date),
        ...(microphone.placed?.quantity_by_dates ?? []).map(({ date }) => date),
        ...forklift.time_range_by_dates.map(({ date }) => date),
        ...(forklift.placed?.time_range_by_dates ?? []).map(({ date }) => date),
        offer.order_until ?? '',
        ...offer.price_steps.map(({ from }) => from),
      ],
      counts: [
        microphone.quantity_by_dates.map(({ quantity }) => quantity),
        offer.price_steps.map((step) => step.percent),
      ],
      slots: forklift.time_range_by_dates.map(({ time_range }) => time_range),
    };
  };
  const before = await facts();
  clock.advance(3 * 86_400_000);
  expect(await database.transaction((trx) => refreshDemo(trx, clock.now()))).toBe(3);
  const after = await facts();
  expect(after.instants).toEqual(before.instants.map((at) => at + 3 * 86_400_000));
  expect(after.days).toEqual(before.days.map((day) => addDays(day, 3)));
  expect(after.days).toHaveLength(12);
  expect([after.counts, after.slots]).toEqual([before.counts, before.slots]);
});

it('the refresh moves catalogue orders with versions, comments and frozen deadline, but not later changes by people', async () => {
  const { database, clock } = portal;
  const { read } = database;
  const saved_at = clock.now();
  await read
    .insertInto('catalog_order_versions')
    .values({
      ...{ order_id: 101, version: 9, step_key: 'rubrics', status: 'draft', saved_by: 3, saved_at },
      draft: JSON.stringify({}),
    })
    .execute();
  const facts = async () => {
    const sent = await read
      .selectFrom('catalog_orders')
      .select(['created_at', 'updated_at', 'submitted_at', 'template_snapshot'])
      .where('id', '=', 130)
      .executeTakeFirstOrThrow();
    const versions = await read
      .selectFrom('catalog_order_versions')
      .select(['version', 'saved_at'])
      .where('order_id', '=', 101)
      .orderBy('version')
      .execute();
    const comment = await read
      .selectFrom('catalog_order_comments')
      .select('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const own = versions.pop();
    const instants = [sent.created_at, sent.updated_at, sent.submitted_at, comment.created_at];
    return {
      own: own?.saved_at,
      deadline: sent.template_snapshot?.catalog_order_ended_at ?? '',
      instants: [...instants, ...versions.map((version) => version.saved_at)].map((at) => at?.getTime() ?? 0),
    };
  };
  const before = await facts();
  clock.advance(2 * 86_400_000);
  expect(await database.transaction((trx) => refreshDemo(trx, clock.now()))).toBe(2);
  const after = await facts();
  expect(after.instants).toEqual(before.instants.map((at) => at + 2 * 86_400_000));
  expect(after.instants).toHaveLength(6);
  expect(after.deadline).toBe(addDays(before.deadline, 2));
  expect(after.own).toEqual(saved_at);
});
