import { emptyDraft, bodyOfDraft, type CopiedDraft } from '@fairfront/shared-kit/domain/catalogue';
import { testTemplate } from '../../../testing/catalogue-template';
import { join } from '../../../testing/builders/users';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aParticipation } from '../../../testing/builders/participations';
import { catalogueBody, type OrderResponse } from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { earlierDraft, earlierTemplate, storeEarlierCatalogueOrder } from '../../../testing/earlier-catalogue-order';
import type { TestApp, TestCaller } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
let supervisor: TestCaller;
let path: string;
/** A participation of the same company and the same supervisor in an exhibition that starts on that day. */
const participationOf = async (started_at: string, title_eng = 'TechnoForum'): Promise<number> => {
  const exhibition = await anExhibition(portal, { started_at, title_eng });
  const { companyId, member } = orders.exhibitor;
  const participation = await aParticipation(portal, { company_id: companyId, exhibition_id: exhibition.id });
  await join(portal, await member('supervisor'), participation, 'supervisor');
  return participation.id;
};
let earlier: number;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  path = `${orders.exhibitor.path}/catalog-copy`;
  earlier = await participationOf('2024-06-01', 'BuildIndustry');
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await orders.reset();
  supervisor = await orders.as('supervisor');
});

const offers = async (caller = supervisor) =>
  (await caller.get<{ data: { id: number; participation_id: number }[] }>(path)).body.data;
const copy = (id: number, caller = supervisor) => caller.get<{ data: CopiedDraft; code?: string }>(`${path}/${id}`);

describe('copying the catalogue order of an earlier exhibition', () => {
  it('offers the orders of earlier exhibitions, newest first, and never the order of this one [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, earlier);
    const nextYear = await participationOf('2025-06-01');
    const newer = await storeEarlierCatalogueOrder(portal, nextYear);
    await orders.begin({}, supervisor);
    expect(await offers()).toMatchObject([
      { id: newer, participation_id: nextYear, status: 'draft' },
      { id, participation_id: earlier, status: 'draft', title_eng: 'BuildIndustry' },
    ]);
  });

  it('offers and copies no order of a participation that the caller is not a member of [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, earlier);
    const editor = await orders.as('edit');
    expect(await offers(editor)).toEqual([]);
    expect((await copy(id, editor)).status).toBe(404);
    const reader = await orders.as('read');
    expect((await reader.get(path)).status).toBe(403);
    expect((await copy(id, reader)).status).toBe(403);
  });

  it('offers no order of another company or of a later exhibition [CAT-297]', async () => {
    const { id: other } = await aParticipation(portal, {
      exhibition_id: (await anExhibition(portal, { started_at: '2024-06-01' })).id,
    });
    const id = await storeEarlierCatalogueOrder(portal, other);
    const later = await storeEarlierCatalogueOrder(portal, await participationOf('2027-06-01'));
    expect(await offers()).toEqual([]);
    expect([(await copy(id)).status, (await copy(later)).status]).toEqual([404, 404]);
  });

  it('proposes texts, addresses, rubrics and services under the ids of this exhibition, ready to save [CAT-297]', async () => {
    const { patch, missing } = (await copy(await storeEarlierCatalogueOrder(portal, earlier))).body.data;
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
    const answer = await supervisor.post<OrderResponse>(orders.path, {
      ...body,
      ...{ country, catalog_country, stands, email, phone },
    });
    expect([answer.status, answer.body.data.rubrics]).toEqual([201, patch.rubrics]);
  });

  it('lists under its earlier name what this exhibition does not offer, and stores nothing [CAT-297]', async () => {
    const services = earlierTemplate.services.map((service) =>
      service.id === 509 ? { ...service, name_rus: 'Обложка', name_eng: 'Cover' } : service,
    );
    const id = await storeEarlierCatalogueOrder(portal, earlier, { ...earlierTemplate, services });
    const own = await orders.begin({}, supervisor);
    const { patch, missing } = (await copy(id)).body.data;
    expect(missing).toEqual([{ kind: 'service', name_rus: 'Обложка', name_eng: 'Cover' }]);
    expect(patch.adServices?.catalog).toEqual([]);
    expect((await supervisor.get<OrderResponse>(`${orders.path}/${own.id}`)).body.data).toEqual(own);
  });

  it('reads a sent order with the template that it was sent with [CAT-297]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, earlier, { ...earlierTemplate, services: [] });
    expect((await copy(id)).body.data.missing.map(({ kind }) => kind)).toContain('service');
    await portal.database.read
      .updateTable('catalog_orders')
      .set({ template_snapshot: JSON.stringify({ ...earlierTemplate, id: 4, catalog_order_ended_at: null }) })
      .where('id', '=', id)
      .execute();
    expect((await copy(id)).body.data.missing).toEqual([]);
  });

  it('is not possible in an exhibition without a catalogue [CAT-014]', async () => {
    const id = await storeEarlierCatalogueOrder(portal, earlier);
    await portal.database.read
      .deleteFrom('catalog_templates')
      .where('exhibition_id', '=', orders.exhibitor.exhibitionId)
      .execute();
    expect(await copy(id)).toMatchObject({ status: 422, body: { code: 'catalogue_not_offered' } });
  });
});
