import { buildPage, failWith, renderCommands, waitFor } from '@fairfront/shared-kit/testing';
import { deskApi, queued, testNow, type Grants } from '../testing/queue';
import { buildParticipant } from '../testing/participants';
import { en, ru } from '../testing/texts';
import places from './desk-places.commands';
import records from './desk-records.commands';

const ofCompany = {
  ...{ etag: '"1"', participation_id: 101, exhibition_id: 1, company_id: 1, created_at: testNow, updated_at: testNow },
  ...{ company_rus: 'ООО «Северная механика»', company_eng: 'Severnaya Mekhanika LLC' },
};
const pass = {
  ...{ ...ofCompany, id: 7, kind: 'personal' as const, type: 'visa' as const, status: 'accepted' as const },
  ...{ comment: null, title: 'Wang Lei', barcode: 'A1' },
};
const order = {
  ...{ ...ofCompany, id: 1042, status: 'new' as const, version: 1 },
  ...{ currency: 'RUB', total_with_vat: 10, purchase_number: null, payer_id: 1 },
};

const ask = (module: typeof places, roles: Grants) => {
  const api = deskApi(queued, roles)
    .on('get', '/organizer/participants', buildPage([buildParticipant({ id: 101 })]))
    .on('get', '/organizer/lists/orders', { data: [order], meta: { next_cursor: null, has_more: false } })
    .on('get', '/organizer/lists/passes', {
      data: [
        { ...pass, deleted_at: null },
        { ...pass, id: 8, deleted_at: testNow },
      ],
      meta: { next_cursor: null, has_more: false },
    });
  return {
    api,
    ...renderCommands(module, {
      ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
      route: { name: 'desk-passes', query: new URLSearchParams('exhibition=1') },
    }),
  };
};

it('the palette offers the places of the desk that the roles cover, with what waits, in both languages [ORG-359]', async () => {
  const rendered = ask(places, [{ role: 'pass-bureau', exhibition_id: 1 }]);
  await waitFor(() => expect(rendered.commands().commands[0]?.count).toBe(queued.length));
  const [first] = rendered.commands().commands;
  expect(first).toMatchObject({
    ...{ title: 'Passes', detail: 'TechForum', icon: 'badge' },
    action: { route: 'desk-passes', params: {}, query: { exhibition: '1' } },
  });
  const names = rendered.commands().commands.map(({ id }) => id);
  expect(names).toContain('venue');
  expect(names).not.toContain('orders');
  await rendered.platform.setLocale('ru');
  expect(rendered.commands().commands[0]).toMatchObject({ title: 'Пропуска', detail: 'ТехноФорум' });
  expect(rendered.platform.log.missingTexts).toEqual([]);
});

it('the palette finds participants, orders and passes for staff, without what is deleted [ORG-359]', async () => {
  const rendered = ask(records, [{ role: 'owner', exhibition_id: null }]);
  await waitFor(() => expect(rendered.commands().state).toBe('ready'));
  expect(rendered.commands().commands).toEqual([]);
  rendered.search('Order No. 1042');
  await waitFor(() => expect(rendered.commands()).toMatchObject({ state: 'ready', commands: { length: 3 } }));
  expect(rendered.commands().commands.map(({ title, detail, action }) => [title, detail, action])).toEqual([
    ['Severnaya Mekhanika LLC', '24C10, 24C12', { route: 'desk-participant', params: { participation: 101 } }],
    ['Order No. 1042', 'New, Severnaya Mekhanika LLC', { route: 'desk-order', params: { order: 1042 } }],
    [
      'Wang Lei',
      'Visa, Accepted, Severnaya Mekhanika LLC',
      { route: 'desk-passes', params: {}, query: { exhibition: '1', item: 'personal-7' } },
    ],
  ]);
  const asked = rendered.api.sent('get', '/organizer/lists/orders').map(({ query }) => query.get('search'));
  expect(asked).toEqual(['1042']);
});

it('the palette reports a failed search of records, and still shows what the other searches find [ORG-359]', async () => {
  const rendered = ask(records, [{ role: 'owner', exhibition_id: null }]);
  rendered.api.on('get', '/organizer/participants', () => failWith(500));
  rendered.search('wang');
  await waitFor(() => expect(rendered.commands()).toMatchObject({ state: 'ready', commands: { length: 2 } }));
  for (const list of ['orders', 'passes'] as const)
    rendered.api.on('get', `/organizer/lists/${list}`, () => failWith(500));
  rendered.search('sever');
  await waitFor(() => expect(rendered.commands()).toEqual({ state: 'failed', commands: [] }));
});

it('the palette asks only for records that the roles cover [ORG-359]', async () => {
  const rendered = ask(records, [{ role: 'pass-bureau', exhibition_id: 1 }]);
  rendered.search('wang');
  await waitFor(() => expect(rendered.commands().commands).toHaveLength(2));
  expect(rendered.api.sent('get', '/organizer/lists/orders')).toEqual([]);
});
