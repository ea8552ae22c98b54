import { beginOrder, ordersOf, prepareCatalogue, type OrderResponse } from '../../../testing/catalogue-order';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
  await prepareCatalogue(portal);
});
afterAll(() => portal.stop());

it('presence is published on the channel of the participation and not stored in the order [CAT-300]', async () => {
  const editor = await portal.as('editor@severmech.example');
  const order = await beginOrder(editor);
  expect((await editor.post(`${ordersOf()}/${order.id}/presence`, { step_key: 'rubrics' })).status).toBe(204);
  expect((await portal.events()).at(-1)).toMatchObject({
    channel: 'private-participants.101',
    event: 'catalog-order.editing',
    data: { id: order.id, user: { id: expect.any(Number) as number }, step_key: 'rubrics' },
  });
  expect((await editor.get<OrderResponse>(`${ordersOf()}/${order.id}`)).body.data).toEqual(order);
});

it('presence names a person in both languages, and a member of the collective organiser by its company [CAT-294] [SHELL-218]', async () => {
  const organiser = await portal.as('supervisor@stankoprom.example');
  const { read } = portal.database;
  const sub = await read
    .selectFrom('participations as p')
    .innerJoin('participations as parent', 'parent.id', 'p.parent_id')
    .innerJoin('companies as c', 'c.id', 'parent.company_id')
    .select(['p.id', 'c.name_rus', 'c.name_eng'])
    .where('p.parent_id', '=', 110)
    .where('p.is_edit', '=', true)
    .executeTakeFirstOrThrow();
  const namesAt = async (participationId: number) => {
    const { id } = await beginOrder(organiser, {}, participationId);
    await organiser.post(`${ordersOf(participationId)}/${id}/presence`, { step_key: 'rubrics' });
    const { user } = (await portal.events()).at(-1)?.data as { user: { name: string; name_eng: string } };
    return [user.name, user.name_eng];
  };
  expect(await namesAt(sub.id)).toEqual([sub.name_rus, sub.name_eng]);
  expect(sub.name_rus).not.toBe(sub.name_eng);
  const [name, inEnglish] = await namesAt(110);
  expect([name === inEnglish, [sub.name_rus, ''].includes(name ?? '')]).toEqual([true, false]);
});
