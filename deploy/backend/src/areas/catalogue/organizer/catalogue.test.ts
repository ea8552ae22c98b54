import type { Refusal } from '../../../testing/catalogue-order';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { testRubrics, testTemplate } from '../../../testing/catalogue-template';
import type { TestCaller } from '../../../testing/test-app';
import type { OrganizerCatalogOrder, OrganizerCatalogOrderDetail } from '@fairfront/shared-kit/domain/catalogue/api';

let orders: CataloguePortal;
let staff: TestCaller;
beforeAll(async () => {
  orders = await CataloguePortal.start();
});
afterAll(() => orders.stop());
beforeEach(async () => {
  await orders.reset();
  staff = await aStaffCaller(orders.portal);
});

type Detail = { data: OrganizerCatalogOrderDetail } & Refusal;
const patch = (id: number, body: object) => staff.patch<Detail>(`/organizer/catalog-orders/${id}`, body);
const sentOrder = async (changes: object = {}): Promise<number> => {
  const { id } = await orders.begin(changes);
  const { status } = await orders.submit(id);
  expect(status).toBe(200);
  return id;
};

it('staff list orders and see who accepted the terms of an order [CAT-206, CAT-244]', async () => {
  const id = await sentOrder();
  const { body } = await staff.get<{ data: OrganizerCatalogOrder[] }>('/organizer/catalog-orders', {
    query: { status: 'sent', exhibition_id: String(orders.exhibitor.exhibitionId) },
  });
  expect(body.data).toEqual([expect.objectContaining({ id, status: 'sent', moves: ['moderation', 'draft'] })]);
  const detail = await staff.get<Detail>(`/organizer/catalog-orders/${id}`);
  expect(detail.body.data).toMatchObject({
    exhibitor: { id: orders.exhibitor.id },
    order: { name_rus: 'ООО «Северная механика»' },
    agreement: {
      user: { email: (await orders.exhibitor.member('edit')).email },
      locale: 'ru',
      at: orders.portal.clock.now().toISOString(),
    },
  });
});

it('staff move a sent order to moderation and then to confirmed, and in no other way [CAT-205, CAT-206]', async () => {
  const id = await sentOrder();
  expect(await patch(id, { status: 'confirmed' })).toMatchObject({ status: 422, body: { code: 'move_not_allowed' } });
  expect((await patch(id, { status: 'moderation' })).body.data).toMatchObject({ status: 'moderation', version: 3 });
  expect((await patch(id, { status: 'confirmed' })).body.data).toMatchObject({ status: 'confirmed', moves: [] });
  expect(await patch(id, { status: 'draft', reason: 'Ещё раз' })).toMatchObject({
    status: 422,
    body: { code: 'move_not_allowed' },
  });
});

it('staff return an order with reason, step and comments, which must be answered before it is sent again [CAT-287, CAT-298]', async () => {
  const id = await sentOrder();
  expect(await patch(id, { status: 'draft' })).toMatchObject({ status: 422, body: { code: 'return_reason_required' } });
  const comments = [{ step_key: 'alphabet', field: 'companyInfo', text: 'Слишком коротко' }];
  await patch(id, { status: 'draft', reason: 'Дополните описание', step_key: 'alphabet', comments });
  const returned = await orders.load(id);
  expect(returned).toMatchObject({
    status: 'draft',
    return_reason: 'Дополните описание',
    step_key: 'alphabet',
    return_comments: [{ ...comments[0], answer: null }],
  });
  expect(await orders.submit(id)).toMatchObject({ status: 422, body: { code: 'comments_unanswered' } });
  const [comment] = returned.return_comments;
  await orders.editor.put(`${orders.path}/${id}/comments/${comment?.id}`, { answer: 'Дополнили' });
  expect((await orders.submit(id)).body.data).toMatchObject({
    status: 'sent',
    return_reason: null,
    return_comments: [{ answer: 'Дополнили' }],
  });
});

it('a return after the deadline needs a future deadline, which lets that one draft continue [CAT-287, CAT-204]', async () => {
  const { id } = await orders.begin();
  await orders.goTo('2026-05-20T09:00:00.000Z');
  staff = await aStaffCaller(orders.portal);
  const save = () => orders.update(id);
  expect((await save()).body.code).toBe('deadline_reached');
  expect((await patch(id, { editable_until: '2026-05-19T09:00:00.000Z' })).body.code).toBe('editable_until_past');
  await patch(id, { editable_until: '2026-05-21T09:00:00.000Z' });
  expect((await save()).status).toBe(200);
  await orders.submit(id);
  orders.portal.clock.set('2026-05-22T09:00:00.000Z');
  staff = await aStaffCaller(orders.portal);
  const back = { status: 'draft', reason: 'Исправьте адрес' };
  expect((await patch(id, back)).body.code).toBe('editable_until_required');
  expect((await patch(id, { ...back, editable_until: '2026-05-23T09:00:00.000Z' })).status).toBe(200);
});

it('the history shows who changed which fields, staff without a name [CAT-299]', async () => {
  const id = await sentOrder();
  await patch(id, { status: 'draft', reason: 'Исправьте форму' });
  await orders.update(id, { type: 'АО' });
  const { body } = await orders.editor.get<{ data: object[] }>(`${orders.path}/${id}/history`);
  expect(body.data).toMatchObject([
    { version: 4, user: { id: expect.any(Number) }, changes: [{ field: 'companyOwnerType', from: 'ООО', to: 'АО' }] },
    { version: 3, user: null, by_staff: true, changes: [] },
    { version: 2, status: 'sent', changes: [] },
    { version: 1, status: 'draft' },
  ]);
});

it('a template is stored, and refused if it refers to something that it does not contain [CAT-169, CAT-301]', async () => {
  const upload = { template: testTemplate, rubrics: testRubrics.main, exporter: testRubrics.exporter };
  const put = (template: object) =>
    staff.put<{ data: object } & Refusal>(`/organizer/exhibitions/${orders.exhibitor.exhibitionId}/catalog-template`, {
      ...upload,
      template,
    });
  const bad = await put({ ...testTemplate, number_characters_string: 0 });
  expect([bad.status, Object.keys(bad.body.errors ?? {})]).toEqual([422, ['template.number_characters_string']]);
  const [first, ...others] = testTemplate.services;
  const unknown = { ...first, package_contents: [{ id: 999, quantity: 1 }] };
  expect((await put({ ...testTemplate, services: [unknown, ...others] })).body.code).toBe('content_unknown');
  expect((await put({ ...testTemplate, number_free_rubrics: 9 })).body.data).toMatchObject({
    exhibition_id: orders.exhibitor.exhibitionId,
    services: testTemplate.services.length,
    rubrics: 31,
    exporter_rubrics: 6,
  });
});
