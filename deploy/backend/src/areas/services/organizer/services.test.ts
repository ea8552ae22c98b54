import { addDays } from '@fairfront/shared-kit/domain/common';
import type {
  AdditionalService,
  ServiceCategory,
  OrganizerService,
  OrganizerServiceFacts,
} from '@fairfront/shared-kit/domain/services/api';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aParticipation } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { aCategory } from '../../../testing/builders/service-parts';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** The services of an exhibition as the organiser edits them. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let staff: TestCaller;
let offers: string;
let top: number;
let below: number;
/** A popular service of the subcategory, beside one that is not popular. */
let chair: number;
let other: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  [editor, staff] = [await exhibitor.as('edit'), await aStaffCaller(portal)];
  offers = `/organizer/exhibitions/${exhibitor.exhibitionId}/services`;
  top = (await aCategory(portal)).id;
  below = (await aCategory(portal, { parent_id: top })).id;
  const facts = { name_rus: 'Стул полумягкий', name_eng: 'Padded chair', is_popular: true, category_id: below };
  chair = (await aPricedService(portal, { ...facts, prices: { RUR: 1_300 } })).id;
  other = (await aPricedService(portal, { category_id: top })).id;
});
afterAll(() => portal.stop());
beforeEach(() => portal.services.outbox.drain());

interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
const change = (body: object, language = 'ru') =>
  staff.patch<{ data: OrganizerServiceFacts } & Refusal>(`/organizer/services/${chair}`, body, {
    headers: { 'accept-language': language },
  });
const offer = (body: object, language = 'ru') =>
  staff.patch<{ data: OrganizerService } & Refusal>(`${offers}/${chair}`, body, {
    headers: { 'accept-language': language },
  });
const list = async (query = '') =>
  (await staff.get<{ data: OrganizerService[]; meta: { total: number } }>(offers + query)).body;
const popular = async () =>
  (await editor.get<{ data: AdditionalService[] }>(`${exhibitor.path}/additional-services?is_popular=1`)).body.data;
const shown = () => editor.get<{ data: AdditionalService }>(`${exhibitor.path}/additional-services/${chair}`);
const today = () => portal.clock.now().toISOString().slice(0, 10);
const lastAudit = () =>
  portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

it('services are listed with their offers and filtered by name, category, popular and hidden [SVC-184]', async () => {
  const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);
  const all = await list();
  expect(all.data.map(({ id }) => id)).toEqual([chair, other]);
  expect(all.data[0]).toMatchObject({
    name_eng: 'Padded chair',
    is_required_contract: false,
    synonyms: [],
    offer: {
      ...{ exhibition_id: exhibitor.exhibitionId, is_hidden: false, event_types: null, order_until: null },
      price_steps: [],
    },
  });
  expect(await idsOf('?search=ПОЛУМЯГКИЙ')).toEqual([chair]);
  expect(await idsOf('?search=padded')).toEqual([chair]);
  expect(await idsOf('?is_popular=1')).toEqual([chair]);
  expect(await idsOf(`?category_id=${below}`)).toEqual([chair]);
  expect(await idsOf('?is_hidden=1')).toEqual([]);
  expect((await staff.get('/organizer/exhibitions/999/services')).status).toBe(404);
  expect((await staff.patch(`/organizer/exhibitions/999/services/${chair}`, { is_hidden: true })).status).toBe(404);
  expect((await staff.patch(`${offers}/999999`, { is_hidden: true })).status).toBe(404);
  expect((await staff.patch('/organizer/services/999999', { is_popular: true })).status).toBe(404);
});

it('a service is popular by a flag, which orders do not change [SVC-027, SVC-028]', async () => {
  const names = async () => (await popular()).map(({ id }) => id);
  const isListed = async () => (await names()).includes(chair);
  expect((await change({ is_popular: false })).body.data.is_popular).toBe(false);
  expect(await isListed()).toBe(false);
  for (let order = 0; order < 3; order += 1) {
    await editor.post(`${exhibitor.path}/cart-items/${chair}`, { quantity: 100 });
    expect((await editor.post(`${exhibitor.path}/additional-orders`, {})).status).toBe(201);
  }
  expect(await isListed()).toBe(false);
  await change({ is_popular: true });
  expect(await isListed()).toBe(true);
  expect((await popular()).every(({ is_popular }) => is_popular)).toBe(true);
});

it('a service is hidden at one exhibition, from lists and at its address [SVC-047, SVC-184]', async () => {
  expect((await offer({ is_hidden: true })).body.data.offer.is_hidden).toBe(true);
  expect((await shown()).status).toBe(403);
  expect((await popular()).map(({ id }) => id)).not.toContain(chair);
  expect((await list('?is_hidden=1')).data.map(({ id }) => id)).toEqual([chair]);
  await offer({ is_hidden: false, event_types: ['collective'] });
  expect((await shown()).status).toBe(403);
  await offer({ event_types: null });
  expect((await shown()).status).toBe(200);
});

it('synonyms are stored once each and trimmed [SVC-184]', async () => {
  const { body } = await change({ synonyms: [' кресло  офисное ', 'Седушка', 'седушка', '', 'стул, мягкий'] });
  expect(body.data.synonyms).toEqual(['кресло офисное', 'Седушка', 'стул мягкий']);
  expect((await list('?search=padded')).data[0]?.synonyms).toEqual(body.data.synonyms);
  const { synonyms } = await portal.database.read
    .selectFrom('additional_services')
    .select('synonyms')
    .where('id', '=', chair)
    .executeTakeFirstOrThrow();
  expect(synonyms).toBe('кресло офисное, Седушка, стул мягкий');
  const long = await change({ synonyms: ['стул', 'с'.repeat(61)] });
  expect([long.status, long.body.errors]).toEqual([422, { 'synonyms.1': ['Не более 60 символов'] }]);
  const many = await change({ synonyms: Array.from({ length: 51 }, (_, n) => `стул ${n}`) }, 'en');
  expect([many.status, many.body.errors]).toEqual([422, { synonyms: ['No more than 50 synonyms'] }]);
  expect((await change({ synonyms: [] })).body.data.synonyms).toEqual([]);
});

it('prices by order date and the last day of ordering apply to lists at once [SVC-160, SVC-161, SVC-184]', async () => {
  const later = addDays(today(), 5);
  const { body } = await offer({
    price_steps: [
      { from: later, percent: 50 },
      { from: '2020-01-01', percent: -10 },
    ],
    order_until: today(),
  });
  expect(body.data.offer).toMatchObject({
    order_until: today(),
    price_steps: [
      { from: '2020-01-01', percent: -10 },
      { from: later, percent: 50 },
    ],
  });
  const service = (await shown()).body.data;
  expect(service).toMatchObject({ order_until: today(), order_state: 'open' });
  expect(service.prices.find(({ currency }) => currency === 'RUR')).toMatchObject({
    price_with_vat: 1170,
    next: { from: later, price_with_vat: 1950 },
  });
  await offer({ price_steps: [], order_until: '2020-01-01' });
  expect((await shown()).body.data.order_state).toBe('service_closed');
  expect((await offer({ order_until: null })).body.data.offer.order_until).toBeNull();
});

it('each service is listed at its current price and state, however often it was listed before [SVC-160, SVC-161]', async () => {
  await offer({ price_steps: [{ from: addDays(today(), 2), percent: 50 }], order_until: today() });
  const listed = async () => {
    const reader = await exhibitor.as('edit');
    const path = `${exhibitor.path}/additional-services?per_page=100`;
    const service = (await reader.get<{ data: AdditionalService[] }>(path)).body.data.find(({ id }) => id === chair);
    const price = service?.prices.find(({ currency }) => currency === 'RUR')?.price_with_vat;
    return [price, service?.order_state];
  };
  expect([await listed(), await listed()]).toEqual([
    [1300, 'open'],
    [1300, 'open'],
  ]);
  portal.clock.advance(2 * 86_400_000);
  expect([await listed(), await listed()]).toEqual([
    [1950, 'service_closed'],
    [1950, 'service_closed'],
  ]);
  portal.clock.advance(-2 * 86_400_000);
  await offer({ price_steps: [], order_until: null });
});

it('invalid days, two steps on one day and invalid percentages are refused by field [SVC-184]', async () => {
  const before = await list('?search=padded');
  const cases: [body: object, errors: Record<string, string[]>, language: string][] = [
    [{ order_until: '2026-02-30' }, { order_until: ['Введите дату'] }, 'ru'],
    [{ order_until: 'завтра' }, { order_until: ['Enter a date'] }, 'en'],
    [{ price_steps: [{ from: '2026-13-01', percent: 5 }] }, { 'price_steps.0.from': ['Введите дату'] }, 'ru'],
    [
      { price_steps: [{ from: '2026-05-01', percent: -100 }] },
      { 'price_steps.0.percent': ['Введите процент от −99 до 1000'] },
      'ru',
    ],
    [
      { price_steps: ['05', '05'].map((day) => ({ from: `2026-05-${day}`, percent: 5 })) },
      { price_steps: ['Each date can be chosen only once'] },
      'en',
    ],
    [
      { price_steps: Array.from({ length: 11 }, (_, n) => ({ from: `2026-05-${10 + n}`, percent: n })) },
      { price_steps: ['Не более 10 изменений цены'] },
      'ru',
    ],
  ];
  for (const [body, errors, language] of cases) {
    const refused = await offer(body, language);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  }
  expect(await list('?search=padded')).toEqual(before);
});

describe('two rules for one quantity [SVC-158]', () => {
  const flags = ['is_required_stand_area', 'is_required_quantity_by_date', 'is_required_time_range_by_date'] as const;
  const text = 'Количество считается только одним способом: по площади стенда, по датам или по интервалам времени';

  it.each([
    [flags[0], flags[1]],
    [flags[0], flags[2]],
    [flags[1], flags[2]],
  ])('are refused: %s and %s, at once or one after the other', async (first, second) => {
    await change(Object.fromEntries(flags.map((name) => [name, false])));
    const both = await change({ [first]: true, [second]: true });
    expect([both.status, both.body.code, both.body.errors]).toEqual([
      422,
      'quantity_modes',
      { [first]: [text], [second]: [text] },
    ]);
    expect((await change({ [first]: true })).status).toBe(200);
    expect((await change({ [second]: true }, 'en')).body.errors?.[second]).toEqual([
      'The quantity can be counted in one way only: by stand area, by dates or by time slots',
    ]);
    expect((await shown()).body.data).toMatchObject({ [first]: true, [second]: false });
    expect((await change({ [first]: false, [second]: true })).status).toBe(200);
    await change({ [second]: false });
  });
});

it('every change is audited with its author, and only the tabs concerned are updated [SVC-184, SHELL-271]', async () => {
  const elsewhere = await aParticipation(portal);
  await change({ is_popular: true });
  await portal.services.outbox.drain();
  await change({ is_popular: true });
  expect(await portal.events()).toEqual([]);
  await offer({ is_hidden: true });
  expect(await lastAudit()).toEqual({
    action: 'service.offer-changed',
    subject: `service ${chair} at exhibition ${exhibitor.exhibitionId}`,
    details: { is_hidden: { from: false, to: true } },
  });
  const published = (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
  expect(published).toContain(`private-participants.${exhibitor.id} participation.updated`);
  expect(published).not.toContain(`private-participants.${elsewhere.id} participation.updated`);
  await offer({ is_hidden: false });
});

it('one category is returned with its children; unknown ones and those without services answer 404 [SVC-020]', async () => {
  const categories = `${exhibitor.path}/categories`;
  const category = (id: number) => editor.get<{ data: ServiceCategory }>(`${categories}/${id}`);
  const tree = (await editor.get<{ data: ServiceCategory[] }>(categories)).body.data;
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([[top, [below]]]);
  expect((await category(top)).body.data).toEqual(tree[0]);
  expect((await category(below)).body.data).toEqual({ ...tree[0]?.children[0], children: [] });
  expect((await category(999_999)).status).toBe(404);
  await offer({ is_hidden: true });
  expect((await category(below)).status).toBe(404);
});
