import type { LayoutEntry } from '@fairfront/shared-kit/domain/catalogue';
import type { NotFinalEntry, ProofEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import { readXlsx } from 'hucre/xlsx';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { storeOrderFile } from '../../../testing/catalogue-order';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { pdfText } from '../../../testing/pdf-text';
import { hireStaff } from '../../../testing/staff';
import type { TestCaller } from '../../../testing/test-app';
import { unzip } from '../../../testing/unzip';

interface Layout {
  exhibition_id: number;
  entries: LayoutEntry[];
  order: Record<'alphabet' | 'rubrics' | 'guide', Record<'ru' | 'en', { heading: string; order: number }[]>>;
  not_final: NotFinalEntry[];
}
let orders: CataloguePortal;
let staff: TestCaller;
let exhibition: number;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  const { id, exhibitionId } = orders.exhibitor;
  await aStand(orders.portal, { id }, { title: '24C10' });
  exhibition = exhibitionId;
});
afterAll(() => orders.stop());
beforeEach(async () => {
  await orders.reset();
  staff = await aStaffCaller(orders.portal);
});

const hostile = 'ООО «Рога & <копыта>"\'»';
const at = (path: string) => `/organizer/exhibitions/${exhibition}/${path}`;
const sentOrder = async (changes: object = {}): Promise<number> => {
  const { id } = await orders.begin(changes);
  expect((await orders.submit(id)).status).toBe(200);
  return id;
};
const decide = (id: number, body: object) => staff.post('/organizer/catalogue-decisions', { items: [{ id, ...body }] });
const exportAs = (format: string) => staff.get(at(`catalogue-export?format=${format}`));
const layout = async (): Promise<Layout> => JSON.parse((await exportAs('json')).raw.toString('utf8')) as Layout;
const entries = async (query: Record<string, string> = {}) =>
  (await staff.get<{ data: ProofEntry[]; meta: { total: number; orders: number } }>(at('catalogue-entries'), { query }))
    .body;

it('the proof lists sent orders as they are printed, in each part and language [ORG-383]', async () => {
  const id = await sentOrder();
  const alphabet = await entries();
  expect(alphabet).toMatchObject({
    data: [
      {
        ...{ order_id: id, heading: 'С', name: 'ООО «Северная механика»', extent: null },
        issues: [{ kind: 'undecided' }],
        description: { free: 'Производим фрезерные станки.' },
      },
    ],
    meta: { total: 1, orders: 1 },
  });
  expect((await entries({ lang: 'en' })).data).toMatchObject([{ heading: 'S', name: 'Severnaya Mekhanika LLC' }]);
  expect((await entries({ part: 'rubrics' })).data).toMatchObject([{ extent: 'short' }]);
  expect((await entries({ part: 'guide' })).data).toMatchObject([{ lines: [{ kind: 'stand', text: '24C10' }] }]);
});

it('drafts and returned orders are not printed but listed with the reason [ORG-383]', async () => {
  const id = await sentOrder();
  await decide(id, { status: 'draft', reason: 'Исправьте адрес' });
  expect((await entries()).data).toEqual([]);
  const { body } = await staff.get<{ data: NotFinalEntry[] }>(at('catalogue-not-final'));
  expect(body.data).toMatchObject([{ order_id: id, status: 'draft', issues: [{ kind: 'returned' }] }]);
  await orders.submit(id);
  await decide(id, { status: 'confirmed' });
  expect((await staff.get<{ data: object[] }>(at('catalogue-not-final'))).body.data).toEqual([]);
  expect((await entries()).data).toMatchObject([{ order_id: id, issues: [] }]);
});

it('the proof is one PDF of a part of the catalogue [ORG-383]', async () => {
  await sentOrder();
  const pdf = await staff.get(at('catalogue-proof?part=alphabet&lang=en'));
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = pdfText(pdf.raw);
  expect(text).toContain('Severnaya Mekhanika LLC');
  expect(text).toContain('not accepted yet');
});

it('the JSON has entries, printing order and what is not final [ORG-383]', async () => {
  const id = await sentOrder();
  await storeOrderFile(orders.portal, id, 'logo', Buffer.from('the logo'));
  const { entries: exported, order, not_final } = await layout();
  expect(exported).toMatchObject([
    {
      ...{ id, participation_id: orders.exhibitor.id, is_final: false, stands: ['24C10'] },
      pictures: [{ kind: 'logo', file: `${id}-logo.pdf` }],
    },
  ]);
  expect(order.alphabet.en).toEqual([{ heading: 'S', rubric: null, order: id }]);
  expect(not_final).toMatchObject([{ order_id: id }]);
});

it('the XML is well-formed whatever a company is called [ORG-383]', async () => {
  const id = await sentOrder({ name_rus: hostile });
  const { headers, raw } = await exportAs('xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['content-disposition']).toContain(`catalogue-${exhibition}.xml`);
  const xml = raw.toString('utf8');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<catalogue exhibition_id="\d+" /);
  expect(xml.trimEnd()).toMatch(/<\/catalogue>$/);
  expect(xml).toContain(`<entry id="${id}" participation="${orders.exhibitor.id}"`);
  expect(xml).toContain('Рога &amp; &lt;копыта&gt;');
  expect(xml).not.toContain('<копыта>');
  expect(xml).toContain('<not_final order=');
});

it('a cell of the workbook never becomes a formula [ORG-311] [ORG-383]', async () => {
  await sentOrder({ address: '=1+1' });
  const { sheets } = await readXlsx((await exportAs('xlsx')).raw);
  for (const cell of sheets[0]?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  expect(sheets[0]?.rows.flat()).toEqual(expect.arrayContaining(['=1+1', 'ООО «Северная механика»']));
});

it('the ZIP has the pictures under the names of the export, and names lost ones [ORG-383]', async () => {
  const id = await sentOrder();
  await storeOrderFile(orders.portal, id, 'logo', Buffer.from('the logo'));
  await storeOrderFile(orders.portal, id, 'graphics');
  await storeOrderFile(orders.portal, id, 'requisites', Buffer.from('company details'));
  const { raw, headers } = await staff.get(at('catalogue-pictures'));
  expect(headers['content-type']).toBe('application/zip');
  const files = unzip(raw);
  expect(Object.keys(files).sort()).toEqual([`${id}-logo.pdf`, 'missing.txt']);
  expect(files['missing.txt']).toBe(`${id}-graphics.pdf`);
});

it('every export of the catalogue is in the audit [ORG-313] [ORG-383]', async () => {
  await exportAs('xml');
  await staff.get(at('catalogue-pictures'));
  const rows = await orders.portal.database.read
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('action', '=', 'list.exported')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(rows).toMatchObject([
    { subject: 'catalogue', details: { exhibition_id: exhibition, format: 'zip' } },
    { subject: 'catalogue', details: { exhibition_id: exhibition, format: 'xml' } },
  ]);
});

it('the catalogue is closed to other roles and other exhibitions [ORG-314] [ORG-383]', async () => {
  const other = await anExhibition(orders.portal);
  const hire = async (email: string, role: 'catalogue-editor' | 'pass-bureau', exhibition_id: number) =>
    (await hireStaff(orders.portal, email, [{ role, exhibition_id }])).caller;
  const editor = await hire('layout-2@fairfront.example', 'catalogue-editor', other.id);
  const bureau = await hire('layout-1@fairfront.example', 'pass-bureau', exhibition);
  for (const path of ['catalogue-entries', 'catalogue-not-final', 'catalogue-proof', 'catalogue-export?format=xml']) {
    expect([path, (await editor.get(at(path))).status]).toEqual([path, 404]);
    expect([path, (await bureau.get(at(path))).status]).toEqual([path, 403]);
  }
});

it('a template is not stored over the change of a colleague [ORG-383]', async () => {
  const path = at('catalog-template');
  const read = async () =>
    (await staff.get<{ data: { stamp: string; template: object; rubrics: object[]; exporter: object[] } }>(path)).body
      .data;
  const { stamp, template, rubrics, exporter } = await read();
  const put = () => staff.put<{ code?: string }>(path, { template, rubrics, exporter, seen_stamp: stamp });
  expect((await put()).status).toBe(200);
  expect(await put()).toMatchObject({ status: 409, body: { code: 'template_changed' } });
});
