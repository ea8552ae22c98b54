import { aMember } from '../../../testing/builders/users';
import { aCompany, aParticipation, aSubExhibitor } from '../../../testing/builders/participations';
import { beginOrder, ordersOf, type OrderResponse } from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import type { TestApp } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  await orders.reset();
});
afterAll(() => portal.stop());

it('presence is published on the channel of the participation and not stored in the order [CAT-300]', async () => {
  const editor = await orders.as('edit');
  const order = await orders.begin();
  expect((await editor.post(`${orders.path}/${order.id}/presence`, { step_key: 'rubrics' })).status).toBe(204);
  expect((await portal.events()).at(-1)).toMatchObject({
    channel: `private-participants.${orders.exhibitor.id}`,
    event: 'catalog-order.editing',
    data: { id: order.id, user: { id: expect.any(Number) as number }, step_key: 'rubrics' },
  });
  expect((await editor.get<OrderResponse>(`${orders.path}/${order.id}`)).body.data).toEqual(order);
});

it('presence names a person in both languages, and a member of the collective organiser by its company [CAT-294] [SHELL-218]', async () => {
  const company = await aCompany(portal);
  const parent = await aParticipation(portal, {
    type: 'collective',
    company_id: company.id,
    exhibition_id: orders.exhibitor.exhibitionId,
  });
  const sub = await aSubExhibitor(portal, parent);
  const organiser = await portal.as((await aMember(portal, parent, 'supervisor')).email);
  const namesAt = async (participationId: number) => {
    const { id } = await beginOrder(organiser, {}, participationId);
    await organiser.post(`${ordersOf(participationId)}/${id}/presence`, { step_key: 'rubrics' });
    const { user } = (await portal.events()).at(-1)?.data as { user: { name: string; name_eng: string } };
    return [user.name, user.name_eng];
  };
  expect(await namesAt(sub.id)).toEqual([company.name_rus, company.name_eng]);
  const [name, inEnglish] = await namesAt(parent.id);
  expect([name === inEnglish, [company.name_rus, ''].includes(name ?? '')]).toEqual([true, false]);
});
