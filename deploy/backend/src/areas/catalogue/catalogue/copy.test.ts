import { emptyDraft, bodyOfDraft, type CopiedDraft } from '@fairfront/shared-kit/domain/catalogue';
import {
  beginOrder,
  catalogueBody,
  ordersOf,
  prepareCatalogue,
  type OrderResponse,
} from '../../../testing/catalogue-order';
import { testTemplate } from '../../../testing/catalogue-template';
import { earlierDraft, earlierTemplate, storeEarlierCatalogueOrder } from '../../../testing/earlier-catalogue-order';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let supervisor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set('2026-04-10T09:00:00.000Z');
  supervisor = await portal.as('supervisor@severmech.example');
  await prepareCatalogue(portal);
});

const path = '/participants/101/catalog-copy';
const offers = async (caller = supervisor) =>
  (await caller.get<{ data: { id: number; participation_id: number }[] }>(path)).body.data;
const copy = (id: number, caller = supervisor) => caller.get<{ data: CopiedDraft; code?: string }>(`${path}/${id}`);

describe('copying the catalogue order of an earlier exhibition', () => {
  it('offers the orders of earlier exhibitions, newest first, and never the order of this one [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal);
    const newer = await storeEarlierCatalogueOrder(portal, { participationId: 103 });
    await beginOrder(supervisor);
    expect(await offers()).toMatchObject([
      { id: newer, participation_id: 103, status: 'draft' },
      { id, participation_id: 104, status: 'draft', title_eng: 'BuildIndustry' },
    ]);
  });

  it('offers and copies no order of a participation that the caller is not a member of [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal);
    const editor = await portal.as('editor@severmech.example');
    expect(await offers(editor)).toEqual([]);
    expect((await copy(id, editor)).status).toBe(404);
    const reader = await portal.as('reader@severmech.example');
    expect((await reader.get(path)).status).toBe(403);
    expect((await copy(id, reader)).status).toBe(403);
  });

  it('offers no order of another company or of a later exhibition [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, { participationId: 130 });
    const later = await storeEarlierCatalogueOrder(portal, { participationId: 105 });
    expect(await offers()).toEqual([]);
    expect([(await copy(id)).status, (await copy(later)).status]).toEqual([404, 404]);
  });

  it('proposes texts, addresses, rubrics and services under the ids of this exhibition, ready to save [CAT-297]', async () => {
    const { patch, missing } = (await copy(await storeEarlierCatalogueOrder(portal))).body.data;
    expect(missing).toEqual([]);
    expect(patch).toMatchObject({
      companyName: earlierDraft.companyName,
      companyInfo: earlierDraft.companyInfo,
      companyAddresses: earlierDraft.companyAddresses,
      rubrics: [
        { id: 206, services: [7] },
        { id: 205, services: [5] },
      ],
      rubricAddresses: [{ id: 1, rubricId: 206, address: 'Пермь' }],
      selectedMajorPackageIds: [10],
      selectedLogoPlacementIds: [8],
      adServices: { catalog: [9], guide: [], other: [] },
    });
    for (const field of ['currency', 'companyStands', 'companyIsMark']) expect(patch).not.toHaveProperty(field);
    const template = { ...testTemplate, id: 1, catalog_order_ended_at: null };
    const { country, catalog_country, stands, email, phone } = catalogueBody();
    const body = bodyOfDraft({ ...emptyDraft('RUR'), ...patch }, template, 'alphabet');
    const answer = await supervisor.post<OrderResponse>(ordersOf(), {
      ...body,
      ...{ country, catalog_country, stands, email, phone },
    });
    expect([answer.status, answer.body.data.rubrics]).toEqual([201, patch.rubrics]);
  });

  it('lists under its earlier name what this exhibition does not offer, and stores nothing [CAT-297]', async () => {
    const services = earlierTemplate.services.map((service) =>
      service.id === 509 ? { ...service, name_rus: 'Обложка', name_eng: 'Cover' } : service,
    );
    const id = await storeEarlierCatalogueOrder(portal, { template: { ...earlierTemplate, services } });
    const own = await beginOrder(supervisor);
    const { patch, missing } = (await copy(id)).body.data;
    expect(missing).toEqual([{ kind: 'service', name_rus: 'Обложка', name_eng: 'Cover' }]);
    expect(patch.adServices?.catalog).toEqual([]);
    expect((await supervisor.get<OrderResponse>(`${ordersOf()}/${own.id}`)).body.data).toEqual(own);
  });

  it('reads a sent order with the template that it was sent with [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, { template: { ...earlierTemplate, services: [] } });
    expect((await copy(id)).body.data.missing.map(({ kind }) => kind)).toContain('service');
    await portal.database.read
      .updateTable('catalog_orders')
      .set({ template_snapshot: JSON.stringify({ ...earlierTemplate, id: 4, catalog_order_ended_at: null }) })
      .where('id', '=', id)
      .execute();
    expect((await copy(id)).body.data.missing).toEqual([]);
  });

  it('is not possible in an exhibition without a catalogue [CAT-014]', async () => {
    const id = await storeEarlierCatalogueOrder(portal);
    await portal.database.read.deleteFrom('catalog_templates').where('exhibition_id', '=', 1).execute();
    expect(await copy(id)).toMatchObject({ status: 422, body: { code: 'catalogue_not_offered' } });
  });
});
