import { choicesOfDraft, emptyDraft, type OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import fc from 'fast-check';
import { testTemplate } from '../../../testing/catalogue-template';
import { catalogueBody, type OrderResponse } from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import type { TestApp, TestCaller } from '../../../testing/test-app';

let orders: CataloguePortal;
let portal: TestApp;
let editor: TestCaller;
let admin: TestCaller;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  portal = orders.portal;
  editor = await orders.as('edit');
  admin = await orders.as('admin');
});
afterAll(() => portal.stop());
beforeEach(() => orders.reset());

const load = async (id: number) => (await editor.get<OrderResponse>(`${orders.path}/${id}`)).body.data;

it('every save increments the version of the order [CAT-285]', async () => {
  const { id } = await orders.begin();
  expect((await orders.update(id, { version: 1 })).body.data.version).toBe(2);
  expect((await orders.update(id, { version: 2, type: 'АО' })).body.data).toMatchObject({ version: 3, type: 'АО' });
});

it('a save without a version is refused, because it would overwrite a colleague’s changes [CAT-285]', async () => {
  const { id } = await orders.begin();
  await orders.update(id, { version: 1, fax: '+78310000009' });
  const { status, body } = await admin.put<OrderResponse>(`${orders.path}/${id}`, catalogueBody({ fax: '' }));
  expect([status, body]).toMatchObject([422, { code: 'validation_error', errors: { version: [expect.any(String)] } }]);
  expect(await load(id)).toMatchObject({ version: 2, fax: '+78310000009' });
});

it('a save publishes an update to open tabs [CAT-285]', async () => {
  const { id } = await orders.begin();
  await orders.update(id, {});
  expect((await portal.events()).at(-1)).toMatchObject({
    channel: `private-participants.${orders.exhibitor.id}`,
    event: 'catalog-order.updated',
    data: { id, version: 2 },
  });
});

it('changes of two editors based on the same version are merged [CAT-294]', async () => {
  const { id } = await orders.begin();
  await orders.update(id, { version: 1, name_rus: 'ООО «Резец»' });
  const { status, body } = await orders.update(id, { version: 1, fax: '+78310000009' }, admin);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ version: 3, name_rus: 'ООО «Резец»', fax: '+78310000009' }),
  ]);
  expect(await load(id)).toEqual(body.data);
});

it('a true conflict is answered with both values, and nothing is changed [CAT-294]', async () => {
  const { id } = await orders.begin();
  const saved = (await orders.update(id, { version: 1, name_rus: 'ООО «Резец»' })).body.data;
  const { status, body } = await orders.update(
    id,
    { version: 1, name_rus: 'ООО «Втулка»', fax: '+78310000009' },
    admin,
  );
  expect([status, body]).toEqual([
    409,
    {
      code: 'version_conflict',
      message: 'Заявку изменил другой пользователь',
      data: {
        version: 2,
        conflicts: [{ field: 'companyName', mine: 'ООО «Втулка»', theirs: 'ООО «Резец»' }],
      },
    },
  ]);
  expect(await load(id)).toEqual(saved);
});

it('a merge that would break a rule is reported as a conflict: packages that exclude each other [CAT-294, CAT-116]', async () => {
  const { id } = await orders.begin();
  const saved = (await orders.update(id, { version: 1, services: [{ id: 10 }] })).body.data;
  const { status, body } = await orders.update(id, { version: 1, services: [{ id: 12 }] }, admin);
  expect([status, body]).toMatchObject([
    409,
    {
      code: 'version_conflict',
      data: { version: 2, conflicts: [{ field: 'selectedMajorPackageIds', mine: [12], theirs: [10] }] },
    },
  ]);
  expect(await load(id)).toEqual(saved);
});

it('an invalid value in the caller’s changes is reported at its field even from an older version [CAT-242]', async () => {
  const { id } = await orders.begin();
  await orders.update(id, { version: 1, fax: '+78310000009' });
  expect(await orders.update(id, { version: 1, name_rus: '' }, admin)).toMatchObject({
    status: 422,
    body: { errors: { name_rus: expect.any(Array) } },
  });
});

it('a save based on a version that is no longer stored reports conflicts instead of merging silently [CAT-285, CAT-305]', async () => {
  const rubrics = [205, 206].map((rubric) => ({ id: rubric, services: [5] }));
  const { id } = await orders.begin({ rubrics });
  await orders.update(id, { version: 1, rubrics: rubrics.slice(0, 1), fax: '' });
  await portal.database.read.deleteFrom('catalog_order_versions').where('version', '=', 1).execute();
  expect(await orders.update(id, { version: 1, rubrics }, admin)).toMatchObject({
    status: 409,
    body: {
      code: 'version_conflict',
      data: { version: 2, conflicts: [{ field: 'rubrics', mine: rubrics, theirs: rubrics.slice(0, 1) }] },
    },
  });
  expect((await load(id)).rubrics).toEqual(rubrics.slice(0, 1));
  expect(await orders.update(id, { version: 1, rubrics: rubrics.slice(0, 1) }, admin)).toMatchObject({ status: 200 });
});

const template = { ...testTemplate, id: 1, catalog_order_ended_at: null };
const base: OrderDraft = {
  ...emptyDraft('RUR'),
  companyName: 'ООО «Северная механика»',
  companyNameEng: 'Severnaya Mekhanika LLC',
  companyStands: [{ id: 1, value: '24C10' }],
  rubrics: [{ id: 205, services: [5] }],
};

/** Changes that no rule refuses, by field; each value differs from the initial one. */
const change = fc.record(
  {
    companyName: fc.constantFrom('ООО «Резец»', 'АО «Втулка»', 'Ёлкин и сыновья'),
    companyNameEng: fc.constantFrom('Cutter', 'Bush'),
    companyOwnerType: fc.constantFrom('ООО', 'АО'),
    companyPhone: fc.constantFrom('+78310000000', '+78310000001'),
    companyInfo: fc.constantFrom('Станки.', 'Втулки и резцы.'),
    companyIsMark: fc.constant(true),
    companyImportSubstitution: fc.constant(true),
    rubrics: fc
      .uniqueArray(fc.integer({ min: 206, max: 212 }), { minLength: 1, maxLength: 4 })
      .map((ids) => [...base.rubrics, ...ids.map((id) => ({ id, services: [5] }))]),
    adServices: fc.constantFrom({ catalog: [9], guide: [], other: [] }, { catalog: [], guide: [13], other: [14] }),
    selectedLogoPlacementIds: fc.constant([8]),
    graphicFilesLink: fc.constantFrom('https://a.example/1', 'https://a.example/2'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<OrderDraft>>;

const bodyOf = (draft: OrderDraft, version?: number) => {
  const { country, catalog_country } = catalogueBody();
  return { ...choicesOfDraft(draft, template, 'rubrics'), country, catalog_country, ...(version && { version }) };
};

it('a merge keeps every field that only one of two editors has changed [CAT-294]', async () => {
  await fc.assert(
    fc.asyncProperty(change, change, async (first, second) => {
      await portal.database.read.deleteFrom('catalog_orders').execute();
      const { id } = await orders.begin(bodyOf(base));
      expect((await orders.update(id, bodyOf({ ...base, ...first }, 1))).status).toBe(200);
      const saved = await load(id);
      const { status, body } = await orders.update(id, bodyOf({ ...base, ...second }, 1), admin);
      const differing = (Object.keys(second) as (keyof OrderDraft)[]).filter(
        (field) => field in first && JSON.stringify(first[field]) !== JSON.stringify(second[field]),
      );
      const now = await load(id);
      if (status === 409) {
        // only what both have changed differently can be the reason
        expect(differing).not.toEqual([]);
        expect(now).toEqual(saved);
        return;
      }
      expect([status, body.data]).toEqual([200, now]);
      const wire = bodyOf({ ...base, ...first, ...second });
      const mergedLists: (keyof OrderDraft)[] = ['rubrics', 'adServices'];
      const texts = Object.keys(second).concat(Object.keys(first)) as (keyof OrderDraft)[];
      const plain = texts.filter((field) => !mergedLists.includes(field) && !differing.includes(field));
      expect(differing.filter((field) => !mergedLists.includes(field))).toEqual([]);
      if (plain.includes('companyName')) expect(now.name_rus).toBe(wire.name_rus);
      if (plain.includes('companyNameEng')) expect(now.name_eng).toBe(wire.name_eng);
      if (plain.includes('companyOwnerType')) expect(now.type).toBe(wire.type);
      if (plain.includes('companyPhone')) expect(now.phone).toBe(wire.phone);
      if (plain.includes('companyInfo')) expect(now.information_rus).toBe(wire.information_rus);
      if (plain.includes('companyIsMark')) expect(now.is_mark).toBe(true);
      if (plain.includes('companyImportSubstitution')) expect(now.is_import_substitution).toBe(true);
      if (plain.includes('graphicFilesLink')) expect(now.graphics_link).toBe(wire.graphics_link);
      const wanted = (draft: Partial<OrderDraft>) => [
        ...(draft.adServices ? Object.values(draft.adServices).flat() : []),
        ...(draft.selectedLogoPlacementIds ?? []),
      ];
      const services = now.services.map((service) => service.id);
      expect(services).toEqual(expect.arrayContaining([...wanted(first), ...wanted(second)]));
      const rubrics = now.rubrics.map((rubric) => rubric.id);
      const chosen = [...(first.rubrics ?? []), ...(second.rubrics ?? [])].map((rubric) => rubric.id);
      expect(rubrics).toEqual(expect.arrayContaining([205, ...chosen]));
      expect(new Set(rubrics).size).toBe(rubrics.length);
    }),
    { numRuns: 40, seed: 20_261_122 },
  );
});
