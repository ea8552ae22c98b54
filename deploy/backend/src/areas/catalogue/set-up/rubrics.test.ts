import type { OrganizerCatalogTemplate } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Static } from 'typebox';
import { storeTemplate, testRubrics } from '../../../testing/catalogue-template';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let staff: TestCaller;
let path: string;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId });
  path = `/organizer/exhibitions/${exhibitor.exhibitionId}/catalog-template`;
  staff = await aStaffCaller(portal);
});
afterAll(() => portal.stop());
beforeEach(() => portal.services.outbox.drain());

type Template = Static<typeof OrganizerCatalogTemplate>;
interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
const read = async () => (await staff.get<{ data: Template }>(path)).body.data;
const english = { headers: { 'accept-language': 'en' } };

it('the template of an exhibition is read as it was saved, so that it can be saved again [ORG-140]', async () => {
  const { template, rubrics, exporter, exhibition_id } = await read();
  expect({ exhibition_id, rubrics, exporter }).toEqual({
    exhibition_id: exhibitor.exhibitionId,
    rubrics: testRubrics.main,
    exporter: testRubrics.exporter,
  });
  const changed = { ...template, number_free_symbols: 250 };
  expect((await staff.put(path, { template: changed, rubrics, exporter })).status).toBe(200);
  expect(await read()).toMatchObject({ template: changed, rubrics, exporter });
  expect((await staff.get('/organizer/exhibitions/999999/catalog-template')).status).toBe(404);
});

it('the template is saved with packages, prices by currency and pairs, and refused with unknown keys [ORG-141]', async () => {
  const { template, rubrics, exporter } = await read();
  const misspelt = { ...template, number_free_rubric: 5 };
  const refused = await staff.put<Refusal>(path, { template: misspelt, rubrics, exporter }, english);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'template.number_free_rubric': ['Unknown field number_free_rubric'] },
  ]);
  const services = template.services.map((service) =>
    service.type === 'service_packages'
      ? { ...service, prices: [{ currency: 'USD', price_without_vat: 99.5 }] }
      : service,
  );
  expect((await staff.put(path, { template: { ...template, services }, rubrics, exporter })).status).toBe(200);
  const packages = (await read()).template.services.filter(({ type }) => type === 'service_packages');
  expect(packages.every(({ prices }) => prices[0]?.price_without_vat === 99.5)).toBe(true);
});

it('both rubric trees are saved without the template, and open tabs reload them [ORG-142]', async () => {
  const { rubrics, exporter, template } = await read();
  const [first, ...others] = rubrics;
  const renamed = [{ ...first, name_eng: 'Machine tools of all kinds' }, ...others];
  const put = (trees: object) =>
    staff.put<Refusal>(`/organizer/exhibitions/${exhibitor.exhibitionId}/rubrics`, trees, english);
  expect((await put({ rubrics: renamed, exporter })).status).toBe(200);
  expect(await read()).toMatchObject({ template, rubrics: renamed, exporter });
  expect((await portal.events()).map(({ channel }) => channel)).toContain(`private-participants.${exhibitor.id}`);
  const twice = await put({ rubrics: [...renamed, { ...first, children: [] }], exporter });
  expect([twice.status, twice.body.code]).toEqual([422, 'rubric_twice']);
  expect((await read()).rubrics).toEqual(renamed);
});
