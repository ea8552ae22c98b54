import {
  bodyOfDraft,
  draftIssues,
  draftOfBody,
  noFiles,
  priceOrder,
  sendBlockers,
} from '@fairfront/shared-kit/domain/catalogue';
import { demoCountries, demoCountryId } from './countries';
import { demoCalendar } from './demo-calendar';
import { demoCatalogueTemplate } from './demo-catalogue';
import { demoCatalogueOrders, demoVersions, type CatalogueOrderEntry } from './demo-catalogue-orders';
import { participationOf } from './demo-orders';
import { demoParticipations } from './demo-participations';
import { demoRubrics, flatRubrics } from './demo-rubrics';

const calendar = demoCalendar(new Date('2026-11-21T21:30:00Z'));

const present = (entry: CatalogueOrderEntry) => {
  const { exhibition_id, is_not_resident = false } = participationOf(entry.participation_id);
  const template = demoCatalogueTemplate(exhibition_id, calendar);
  const last = demoVersions(entry, calendar).at(-1);
  if (!last) throw new Error(`order ${entry.participation_id} has no version`);
  const priced = priceOrder(template, last.draft, { vatRate: 20, isNotResident: is_not_resident });
  return { ...last, template, exhibition_id, priced };
};
const byId = (id: number) => {
  const entry = demoCatalogueOrders.find(({ participation_id }) => participation_id === id);
  if (!entry) throw new Error(`no order ${id}`);
  return { entry, ...present(entry) };
};

it('the demo data has an order in every status, which matches the status of its participation', () => {
  const statuses = demoCatalogueOrders.map((entry) => [entry.participation_id, present(entry).status]);
  const said = demoParticipations.flatMap(({ id, catalog_order_status: status }) => (status ? [[id, status]] : []));
  expect(statuses).toEqual(said);
  expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set(['draft', 'sent', 'moderation', 'confirmed']));
});

it.each(demoCatalogueOrders.map((entry) => [entry.participation_id, entry] as const))(
  'order %d has values that the API can transfer, selectable rubrics, offered services and a price',
  (_id, entry) => {
    const { draft, step_key, template, exhibition_id, priced } = present(entry);
    expect(draftOfBody(bodyOfDraft(draft, template, step_key), template)).toEqual({ draft });
    const trees = demoRubrics(exhibition_id);
    const chosen = [...flatRubrics(trees.rubrics), ...flatRubrics(trees.exporter)].filter(
      ({ id }) => draft.rubrics.some((rubric) => rubric.id === id) || draft.exporterRubrics.includes(id),
    );
    expect(chosen.every(({ is_selected }) => is_selected)).toBe(true);
    const offered = new Set(template.services.map(({ id }) => id));
    const { catalog, guide, other } = draft.adServices;
    const named = [...draft.rubrics.flatMap(({ services }) => services), ...draft.selectedMajorPackageIds];
    expect([...named, ...catalog, ...guide, ...other].every((id) => offered.has(id))).toBe(true);
    expect(catalog.length + guide.length + other.length).toBe(entry.ads?.length ?? 0);
    expect(priced.totals.with_vat).not.toBeNull();
  },
);

it.each(demoCatalogueOrders.map((entry) => [entry.participation_id, entry] as const))(
  'order %d breaks no rule of the form, and a sent one has everything that sending requires',
  (_id, entry) => {
    const { draft, template, exhibition_id, priced } = present(entry);
    const { rubrics, exporter } = demoRubrics(exhibition_id);
    const countries = demoCountries.map(({ code, ...country }) => ({ id: demoCountryId(code) ?? 0, ...country }));
    expect(draftIssues(draft, template, { main: rubrics, exporter }, countries)).toBeNull();
    if (entry.participation_id === 101) return;
    const stored = { id: 1, original_name: '', extension: '', size: 1 };
    const files = Object.fromEntries(entry.files.map((type) => [type, stored]));
    expect(sendBlockers(draft, template, priced, { ...noFiles, ...files })).toEqual([]);
  },
);

it('the demo data prices catalogue orders as a visitor of the exhibition would expect', () => {
  const totals = demoCatalogueOrders.map((entry) => [
    entry.participation_id,
    (present(entry).priced.totals.with_vat ?? 0) / 100,
  ]);
  expect(totals).toEqual([
    [101, 55_440],
    [102, 69_414.8],
    [103, 0],
    [104, 93_636],
    [110, 64_440],
    [111, 7800],
    [130, 490.2],
  ]);
});

it('the demo data has the order of participation 101 half done: step 2, step 1 filled in, five rubrics and the basic package', () => {
  const { draft, step_key, status } = byId(101);
  expect([status, step_key, draft.rubrics.length, draft.selectedMajorPackageIds]).toEqual([
    'draft',
    'rubrics',
    5,
    [10],
  ]);
  expect(draft).toMatchObject({ companyName: 'Северная механика', companyRussianExporter: true });
  expect(draft.companyInfo).toHaveLength(214);
});

it('the demo data has the returned order of participation 110 with comments at fields', () => {
  const { entry, status, draft } = byId(110);
  expect([status, demoVersions(entry, calendar).map((version) => version.status)]).toEqual([
    'draft',
    ['draft', 'draft', 'sent', 'draft'],
  ]);
  const fields = entry.returned?.comments.map(({ field }) => field);
  expect(fields).toEqual(['companyNameEng', 'companyInfo', null]);
  expect(fields?.every((field) => field === null || field in draft)).toBe(true);
  expect(draft.companyInfo).toContain('Лучшие');
});

it('the demo data has an archived order to copy: rubrics with and without a match, and a service that is no longer offered', () => {
  const { draft, exhibition_id } = byId(104);
  const now = new Map(flatRubrics(demoRubrics(1).rubrics).map(({ code, name_rus }) => [code, name_rus]));
  const chosen = flatRubrics(demoRubrics(exhibition_id).rubrics).filter(({ id }) =>
    draft.rubrics.some((rubric) => rubric.id === id),
  );
  expect(chosen.map(({ code, name_rus }) => now.get(code) === name_rus).sort()).toEqual([
    ...Array<boolean>(2).fill(false),
    ...Array<boolean>(5).fill(true),
  ]);
  const offered = demoCatalogueTemplate(1, calendar).services.map(({ id }) => id);
  expect(draft.adServices.catalog.filter((id) => !offered.includes(id))).toEqual([109]);
});

it('the demo data dates the versions of every order in ascending order', () => {
  for (const entry of demoCatalogueOrders) {
    const times = demoVersions(entry, calendar).map(({ saved_at }) => saved_at.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)).toBeLessThan(Date.parse(calendar.instant(0, 0)));
  }
});
