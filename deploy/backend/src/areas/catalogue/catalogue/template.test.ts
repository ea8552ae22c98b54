import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { aManager, anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStranger, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { storeTemplate, testRubrics, testTemplate } from '../../../testing/catalogue-template';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let templateId: number;
let reader: TestCaller;
let exhibitor: Exhibitor;
let orderId: number;
let rubrics: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 30 });
  await aStand(portal, exhibitor, { title: '24C10' });
  await aManager(portal, exhibitor.exhibitionId, { kind: 'catalog' });
  orderId = (await aCatalogueOrder(portal, exhibitor)).id;
  templateId = await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId });
  reader = await exhibitor.as('read');
  rubrics = `${exhibitor.path}/catalog-rubrics`;
});
afterAll(() => portal.stop());

describe('the template of a participation', () => {
  it('is returned with the participation, with the other values that the catalogue needs [CAT-210]', async () => {
    const { body } = await reader.get<{ data: object }>(exhibitor.path);
    expect(body.data).toMatchObject({
      id: exhibitor.id,
      catalog_order_id: orderId,
      catalog_template_id: templateId,
      catalog_order_status: 'draft',
      is_not_resident: false,
      quota: { certificate: 30 },
      exhibition: { managers: [{ kind: 'catalog' }] },
      stands: [{ title: '24C10' }],
    });
  });

  it('contains services, prices and free quantities [CAT-215, CAT-216, CAT-227, CAT-284]', async () => {
    const { status, body } = await reader.get(`${exhibitor.path}/catalog-templates/${templateId}`);
    expect([status, body]).toEqual([
      200,
      { data: { ...testTemplate, id: templateId, catalog_order_ended_at: expect.stringMatching(/^2026-04-30/) } },
    ]);
  });

  it('answers 404 when unknown, of another exhibition or for non-members [CAT-239]', async () => {
    const other = await storeTemplate(portal, { exhibitionId: (await anExhibition(portal)).id });
    for (const id of [other, 999_999]) {
      expect((await reader.get(`${exhibitor.path}/catalog-templates/${id}`)).status).toBe(404);
    }
    const nonMember = await aStranger(portal);
    expect((await nonMember.get(`${exhibitor.path}/catalog-templates/${templateId}`)).status).toBe(404);
  });

  it('is returned in its current state after every change [CAT-227]', async () => {
    await portal.database.read
      .updateTable('catalog_templates')
      .set({ data: JSON.stringify({ ...testTemplate, number_free_rubrics: 7 }) })
      .where('id', '=', templateId)
      .execute();
    const { body } = await reader.get(`${exhibitor.path}/catalog-templates/${templateId}`);
    expect(body).toMatchObject({ data: { number_free_rubrics: 7 } });
  });

  it('does not exist for participation types without a catalogue [CAT-014]', async () => {
    const setType = (type: 'installer' | 'self') =>
      portal.database.read.updateTable('participations').set({ type }).where('id', '=', exhibitor.id).execute();
    await setType('installer');
    const participation = await reader.get(exhibitor.path);
    expect(participation.body).toMatchObject({ data: { catalog_template_id: null } });
    expect((await reader.get(rubrics)).status).toBe(404);
    await setType('self');
  });
});

describe('the rubrics', () => {
  it('are returned as two trees with nested children [CAT-108, CAT-110, CAT-214, CAT-231]', async () => {
    const { status, body } = await reader.get(rubrics);
    expect([status, body]).toEqual([200, { data: testRubrics.main, exporter: testRubrics.exporter }]);
  });

  it('are answered with 304 until they change [CAT-231]', async () => {
    const first = await reader.get(rubrics);
    const etag = String(first.headers['etag']);
    const again = await reader.get(rubrics, { headers: { 'if-none-match': etag } });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
    await portal.database.read
      .updateTable('catalog_rubrics')
      .set({ exporter: JSON.stringify([]) })
      .where('template_id', '=', templateId)
      .execute();
    const changed = await reader.get(rubrics, { headers: { 'if-none-match': etag } });
    expect([changed.status, changed.body]).toEqual([200, { data: testRubrics.main, exporter: [] }]);
  });

  it('are cached: a repeated request for 20,000 nodes does not read them from the database [CAT-231]', async () => {
    const main = Array.from({ length: 20 }, (_, top) => ({
      ...testRubrics.main[0],
      id: 1_000_000 + top,
      children: Array.from({ length: 999 }, (__, index) => ({
        ...testRubrics.exporter[0],
        id: (top + 1) * 10_000 + index,
        children: [],
      })),
    })) as typeof testRubrics.main;
    await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId, rubrics: { main, exporter: [] } });
    const first = await reader.get<{ data: { children: unknown[] }[] }>(rubrics);
    expect(first.body.data.reduce((sum, { children }) => sum + 1 + children.length, 0)).toBe(20_000);
    const spy = jest.spyOn(portal.database.read.getExecutor(), 'executeQuery');
    const again = await reader.get(rubrics);
    const results = await Promise.all(spy.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
    spy.mockRestore();
    expect(again.raw.equals(first.raw)).toBe(true);
    expect(JSON.stringify(results.map(({ rows }) => rows)).length).toBeLessThan(20_000);
  });
});
