import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
});
afterAll(() => portal.stop());

interface Answered {
  data: { participation_id: number; done: number; total: number; deadlines: { kind: string }[] }[];
}

const readAll = async (caller: TestCaller, ids: string) =>
  (await caller.get<Answered>(`/preparations?${ids}`)).body.data;
const read = async () => {
  const [only] = await readAll(editor, 'ids=101');
  if (!only) throw new Error('The editor sees participation 101');
  return { done: only.done, total: only.total };
};
const set = (table: 'car_passes' | 'personal_passes', status: 'accepted' | 'consideration' | 'rejected') =>
  portal.database.read.updateTable(table).set({ status }).where('participation_id', '=', 101).execute();
const order = (status: 'draft' | 'sent') =>
  portal.database.read.updateTable('catalog_orders').set({ status }).where('participation_id', '=', 101).execute();

describe('GET preparations', () => {
  it('returns all participations of a page in one statement, as each call alone would, and only the caller’s [SHELL-281]', async () => {
    const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
    const together = await readAll(editor, 'ids=102&ids=101&ids=106&ids=999999');
    // the second statement reads the session
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockRestore();
    expect(together.map((item) => item.participation_id)).toEqual([101, 102]);
    for (const item of together) expect(await readAll(editor, `ids=${item.participation_id}`)).toEqual([item]);
    expect(await readAll(await portal.as('supervisor@volga-tools.example'), 'ids=101&ids=102')).toEqual([]);
  });

  it('returns the deadlines that the deadlines page of each participation shows to this user [SHELL-550]', async () => {
    const centreOf = async (caller: TestCaller, id: number) =>
      (await caller.get<{ data: { kind: string }[] }>(`/participants/${id}/deadlines`)).body.data;
    const reader = await portal.as('reader@severmech.example');
    for (const [caller, ids] of [
      [editor, [101, 102, 103, 105]],
      [reader, [101, 102]],
    ] as const) {
      for (const { participation_id, deadlines } of await readAll(caller, ids.map((id) => `ids=${id}`).join('&')))
        expect(deadlines).toEqual(await centreOf(caller, participation_id));
    }
    // deadlines of orders are shown to those who may order (SVC-175)
    const kindsOf = async (caller: TestCaller) =>
      (await readAll(caller, 'ids=101'))[0]?.deadlines.map(({ kind }) => kind);
    expect(await kindsOf(editor)).toContain('services-price');
    expect(await kindsOf(reader)).not.toContain('services-price');
    // the creation of passes is switched off there
    const [closed] = await readAll(editor, 'ids=105');
    expect(closed?.deadlines.map(({ kind }) => kind)).toEqual(['catalogue-order']);
  });

  it.each(['', 'ids=', 'ids=1e2', 'ids=101&ids=1.5', 'ids=0'])('refuses "%s" [SHELL-281]', async (ids) => {
    expect((await editor.get(`/preparations?${ids}`)).status).toBe(422);
  });

  it('follows the data, step by step [SHELL-281] [SHELL-230]', async () => {
    await set('personal_passes', 'accepted');
    await set('car_passes', 'accepted');
    await order('draft');
    const { done, total } = await read();
    await order('sent');
    expect(await read()).toEqual({ done: done + 1, total });
    // no pass is issued: one step for every pass of the first page, and one for all others
    await set('personal_passes', 'rejected');
    const people = await portal.database.read
      .selectFrom('personal_passes')
      .select('type')
      .where('participation_id', '=', 101)
      .where('deleted_at', 'is', null)
      .execute();
    const installers = people.filter(({ type }) => type === 'installation').length;
    const stepsFor = (count: number) => (count > 10 ? 11 : count);
    const added = stepsFor(installers) + stepsFor(people.length - installers);
    expect(await read()).toEqual({ done: done + 1 - 2, total: total + added });
    await set('personal_passes', 'consideration');
    const { count } = await portal.database.read
      .selectFrom('car_passes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('participation_id', '=', 101)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    // these replace the single step “everything is in order”
    await set('car_passes', 'rejected');
    expect(await read()).toEqual({ done, total: total - 1 + Number(count) });
  });

  it('has one step while any number of orders wait for an answer, and none afterwards [SVC-192] [SHELL-281]', async () => {
    const { read: db } = portal.database;
    const orders = db.updateTable('additional_orders').where('participation_id', '=', 101);
    await orders.set({ status: 'confirmed' }).execute();
    const { done, total } = await read();
    await orders.set({ status: 'waiting_confirmation' }).execute();
    expect(await read()).toEqual({ done, total: total + 1 });
    const exhibition = db.updateTable('exhibitions').where('id', '=', 1);
    await exhibition.set({ is_show_order_additional_services: false }).execute();
    expect(await read()).toEqual({ done, total });
    await exhibition.set({ is_show_order_additional_services: true }).execute();
    await orders.set({ status: 'canceled' }).execute();
    expect(await read()).toEqual({ done, total });
  });

  it('has no catalogue step for a participation type without a catalogue [SHELL-281]', async () => {
    const { total } = await read();
    await portal.database.read.updateTable('participations').set({ type: 'installer' }).where('id', '=', 101).execute();
    expect((await read()).total).toBe(total - 1);
  });

  it('has no catalogue step if the exhibition offers no catalogue [SHELL-281, CAT-014]', async () => {
    const { read: db } = portal.database;
    await db.updateTable('participations').set({ type: 'self' }).where('id', '=', 101).execute();
    const { total } = await read();
    await db.deleteFrom('catalog_templates').where('exhibition_id', '=', 1).execute();
    expect((await read()).total).toBe(total);
    await db.deleteFrom('catalog_orders').where('participation_id', '=', 101).execute();
    expect((await read()).total).toBe(total - 1);
  });
});
