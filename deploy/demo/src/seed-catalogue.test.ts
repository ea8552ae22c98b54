import type { CatalogueTemplate, CopiedDraft, RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { TestApp } from '@fairfront/backend/testing/test-app';
import { demoCalendar } from './demo-calendar';
import { demoCatalogueTemplate } from './demo-catalogue';
import { demoRubrics, flatRubrics } from './demo-rubrics';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('the demo data gives every exhibition of the main company its template and rubrics, as the API returns them', async () => {
  const caller = await portal.as('supervisor@severmech.example');
  const counts: number[] = [];
  for (const participation of [101, 102, 103, 104, 105]) {
    const path = `/participants/${participation}`;
    const { body } = await caller.get<{ data: { catalog_template_id: number; exhibition: { id: number } } }>(path);
    const template = await caller.get<{ data: CatalogueTemplate }>(
      `${path}/catalog-templates/${body.data.catalog_template_id}`,
    );
    expect([template.status, template.body.data.id]).toEqual([200, body.data.exhibition.id]);
    const rubrics = await caller.get<{ data: RubricNode[]; exporter: RubricNode[] }>(`${path}/catalog-rubrics`);
    counts.push(flatRubrics(rubrics.body.data).length);
    expect(rubrics.body.exporter.length > 0).toBe(template.body.data.is_russian_exporter);
  }
  expect(counts[0]).toBeGreaterThanOrEqual(900);
  expect(Math.min(...counts)).toBeGreaterThan(50);
});

it.each([1, 2, 3, 4, 5])(
  'the organiser’s upload accepts the template of exhibition %d unchanged [CAT-301]',
  async (id) => {
    const staff = await portal.as('organizer@fairfront.example');
    const { rubrics, exporter } = demoRubrics(id);
    // its number and its deadline belong to the exhibition: the call refuses them
    const all = demoCatalogueTemplate(id, demoCalendar(portal.clock.now()));
    const { id: _id, catalog_order_ended_at: _end, ...template } = all;
    const { status, body } = await staff.put(`/organizer/exhibitions/${id}/catalog-template`, {
      template,
      rubrics,
      exporter,
    });
    expect([status, body]).toMatchObject([200, { data: { exhibition_id: id, services: template.services.length } }]);
  },
);

it('the demo data stores each order with all versions, frozen values only in a sent one, and comments in the returned one', async () => {
  const { read } = portal.database;
  const orders = await read.selectFrom('catalog_orders').selectAll().orderBy('id').execute();
  for (const { id, version, status, draft, template_snapshot, vat_rate, submitted_at, priced } of orders) {
    const versions = await read
      .selectFrom('catalog_order_versions')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('version')
      .execute();
    expect(versions.map((row) => row.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    expect(versions.at(-1)).toMatchObject({ status, draft });
    expect([template_snapshot !== null, vat_rate]).toEqual(status === 'draft' ? [false, null] : [true, 20]);
    expect(submitted_at !== null).toBe(versions.some((row) => row.status === 'sent'));
    expect(priced?.totals.with_vat).not.toBeNull();
  }
  const returned = orders.filter(({ return_reason }) => return_reason !== null);
  expect(returned.map(({ id, status, step_key }) => [id, status, step_key])).toEqual([[110, 'draft', 'alphabet']]);
  const comments = await read.selectFrom('catalog_order_comments').select(['order_id', 'field', 'answer']).execute();
  expect(comments.map(({ order_id, answer }) => [order_id, answer])).toEqual(Array(3).fill([110, null]));
});

it('the demo data has an order of last year that can be copied into the draft of this year, except discontinued services [CAT-297]', async () => {
  const caller = await portal.as('supervisor@severmech.example');
  const path = '/participants/101/catalog-copy';
  const { body } = await caller.get<{ data: { id: number }[] }>(path);
  expect(body.data.map(({ id }) => id)).toContain(104);
  const copy = await caller.get<{ data: CopiedDraft }>(`${path}/104`);
  const { patch, missing } = copy.body.data;
  expect([patch.companyName, patch.rubrics?.length]).toEqual(['Северная механика', 5]);
  expect(missing.map(({ kind, name_rus }) => [kind, name_rus])).toEqual([
    ['rubric', 'Станки для гибки арматуры'],
    ['rubric', 'Каркасы зданий'],
    ['service', 'Строка на вкладыше с поправками'],
  ]);
});
