import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { anOfferedService } from '../../../testing/builders/service-offers';
import { anOrder } from '../../../testing/builders/orders';
import { join } from '../../../testing/builders/users';
import { storeTemplate } from '../../../testing/catalogue-template';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
let exhibitor: Exhibitor;
/** The editor is also its member; no passes can be created there. */
let closed: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 30, quota_installation: 20 });
  const { exhibitionId } = exhibitor;
  await storeTemplate(portal, { exhibitionId });
  await aCatalogueOrder(portal, exhibitor);
  for (let n = 0; n < 12; n += 1) await aPersonalPass(portal, exhibitor);
  for (let n = 0; n < 3; n += 1) await aPersonalPass(portal, exhibitor, { type: 'installation' });
  for (let n = 0; n < 2; n += 1) await aCarPass(portal, exhibitor);
  for (let n = 0; n < 2; n += 1) await anOrder(portal, exhibitor);
  await anOfferedService(portal, exhibitionId, { price_steps: JSON.stringify([{ from: '2026-05-05', percent: 30 }]) });
  const { id: exhibition_id } = await anExhibition(portal, {
    ...{ create_personal_pass_disabled: true, create_install_pass_disabled: true, create_car_pass_disabled: true },
    is_show_order_additional_services: false,
  });
  await storeTemplate(portal, { exhibitionId: exhibition_id });
  closed = await anExhibitor(portal, { exhibition_id });
  await join(portal, await exhibitor.member('edit'), closed, 'edit');
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

interface Answered {
  data: { participation_id: number; done: number; total: number; deadlines: { kind: string }[] }[];
}

const readAll = async (caller: TestCaller, ids: string) =>
  (await caller.get<Answered>(`/preparations?${ids}`)).body.data;
const read = async () => {
  const [only] = await readAll(editor, `ids=${exhibitor.id}`);
  if (!only) throw new Error('The editor does not see the participation');
  return { done: only.done, total: only.total };
};
const set = (table: 'car_passes' | 'personal_passes', status: 'accepted' | 'consideration' | 'rejected') =>
  portal.database.read.updateTable(table).set({ status }).where('participation_id', '=', exhibitor.id).execute();
const order = (status: 'draft' | 'sent') =>
  portal.database.read
    .updateTable('catalog_orders')
    .set({ status })
    .where('participation_id', '=', exhibitor.id)
    .execute();

describe('GET preparations', () => {
  it('returns all participations of a page in one statement, as each call alone would, and only the caller’s [SHELL-281]', async () => {
    const foreign = await anExhibitor(portal);
    const own = [exhibitor.id, closed.id];
    const page = [closed.id, exhibitor.id, foreign.id, 999_999].map((id) => `ids=${id}`).join('&');
    const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
    const together = await readAll(editor, page);
    // the second statement reads the session
    expect(spy).toHaveBeenCalledTimes(2);
    spy.mockRestore();
    expect(together.map((item) => item.participation_id)).toEqual(own);
    for (const item of together) expect(await readAll(editor, `ids=${item.participation_id}`)).toEqual([item]);
    expect(await readAll(await aStranger(portal), page)).toEqual([]);
  });

  it('returns the deadlines that the deadlines page of each participation shows to this user [SHELL-550]', async () => {
    const centreOf = async (caller: TestCaller, id: number) =>
      (await caller.get<{ data: { kind: string }[] }>(`/participants/${id}/deadlines`)).body.data;
    const reader = await exhibitor.as('read');
    for (const [caller, ids] of [
      [editor, [exhibitor.id, closed.id]],
      [reader, [exhibitor.id]],
    ] as const) {
      const all = await readAll(caller, ids.map((id) => `ids=${id}`).join('&'));
      expect(all.map(({ participation_id }) => participation_id)).toEqual(ids);
      for (const { participation_id, deadlines } of all)
        expect(deadlines).toEqual(await centreOf(caller, participation_id));
    }
    // deadlines of orders are shown to those who may order (SVC-175)
    const kindsOf = async (caller: TestCaller) =>
      (await readAll(caller, `ids=${exhibitor.id}`))[0]?.deadlines.map(({ kind }) => kind);
    expect(await kindsOf(editor)).toContain('services-price');
    expect(await kindsOf(reader)).not.toContain('services-price');
    const [only] = await readAll(editor, `ids=${closed.id}`);
    expect(only?.deadlines.map(({ kind }) => kind)).toEqual(['catalogue-order']);
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
      .where('participation_id', '=', exhibitor.id)
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
      .where('participation_id', '=', exhibitor.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    // these replace the single step “everything is in order”
    await set('car_passes', 'rejected');
    expect(await read()).toEqual({ done, total: total - 1 + Number(count) });
  });

  it('has one step while any number of orders wait for an answer, and none afterwards [SVC-192] [SHELL-281]', async () => {
    const { read: db } = portal.database;
    const orders = db.updateTable('additional_orders').where('participation_id', '=', exhibitor.id);
    await orders.set({ status: 'confirmed' }).execute();
    const { done, total } = await read();
    await orders.set({ status: 'waiting_confirmation' }).execute();
    expect(await read()).toEqual({ done, total: total + 1 });
    const exhibition = db.updateTable('exhibitions').where('id', '=', exhibitor.exhibitionId);
    await exhibition.set({ is_show_order_additional_services: false }).execute();
    expect(await read()).toEqual({ done, total });
    await exhibition.set({ is_show_order_additional_services: true }).execute();
    await orders.set({ status: 'canceled' }).execute();
    expect(await read()).toEqual({ done, total });
  });

  it('has no catalogue step for a participation type without a catalogue [SHELL-281]', async () => {
    const { total } = await read();
    await portal.database.read
      .updateTable('participations')
      .set({ type: 'installer' })
      .where('id', '=', exhibitor.id)
      .execute();
    expect((await read()).total).toBe(total - 1);
  });

  it('has no catalogue step if the exhibition offers no catalogue [SHELL-281, CAT-014]', async () => {
    const { read: db } = portal.database;
    await db.updateTable('participations').set({ type: 'self' }).where('id', '=', exhibitor.id).execute();
    const { total } = await read();
    await db.deleteFrom('catalog_templates').where('exhibition_id', '=', exhibitor.exhibitionId).execute();
    expect((await read()).total).toBe(total);
    await db.deleteFrom('catalog_orders').where('participation_id', '=', exhibitor.id).execute();
    expect((await read()).total).toBe(total - 1);
  });
});
