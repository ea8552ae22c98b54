import { TestApp, type TestCaller } from '../testing/test-app';

let portal: TestApp;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
});
afterAll(() => portal.stop());

const read = async () =>
  (await editor.get<{ data: { done: number; total: number } }>('/participants/101/preparation')).body.data;
const set = (table: 'car_passes' | 'personal_passes', status: 'accepted' | 'consideration' | 'rejected') =>
  portal.database.read.updateTable(table).set({ status }).where('participation_id', '=', 101).execute();
const order = (status: 'draft' | 'sent') =>
  portal.database.read.updateTable('catalog_orders').set({ status }).where('participation_id', '=', 101).execute();

describe('GET participants/{id}/preparation', () => {
  it('follows the data, step by step [SHELL-281] [SHELL-230]', async () => {
    await set('personal_passes', 'accepted');
    await set('car_passes', 'accepted');
    await order('draft');
    const { done, total } = await read();
    await order('sent');
    expect(await read()).toEqual({ done: done + 1, total });
    // issued no more, and one more step to mend each kind
    await set('personal_passes', 'rejected');
    expect(await read()).toEqual({ done: done + 1 - 2, total: total + 2 });
    await set('personal_passes', 'consideration');
    const { count } = await portal.database.read
      .selectFrom('car_passes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('participation_id', '=', 101)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    // instead of the one step that all is in order
    await set('car_passes', 'rejected');
    expect(await read()).toEqual({ done, total: total - 1 + Number(count) });
  });

  it('asks nothing of the catalogue from who does not stand in it [SHELL-281]', async () => {
    const { total } = await read();
    await portal.database.read.updateTable('participations').set({ type: 'installer' }).where('id', '=', 101).execute();
    expect((await read()).total).toBe(total - 1);
  });
});
