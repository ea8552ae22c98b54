import { TestApp } from '../../../testing/test-app';
import { reminderText } from './reminder-texts';
import { readDeadlines } from './deadlines.service';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
  // one exhibition with two dates only
  const db = portal.database.read;
  await db.deleteFrom('service_offers').execute();
  const ids = (
    await db.selectFrom('cart_lines').select('service_id').where('participation_id', '=', 101).execute()
  ).map(({ service_id }) => service_id);
  const others = await db
    .selectFrom('additional_services')
    .select('id')
    .where('id', 'not in', ids)
    .orderBy('id')
    .execute();
  const steps = JSON.stringify([{ from: '2026-05-05', percent: 30 }]);
  const offer = (service_id: number, order_until: string | null) => ({
    ...{ exhibition_id: 1, service_id, is_hidden: false, event_types: null, order_until, price_steps: steps },
  });
  const [line = 0] = ids;
  await db
    .insertInto('service_offers')
    .values([offer(line, '2026-05-10'), ...others.slice(0, 5).map(({ id }) => offer(id, null))])
    .execute();
});
afterAll(() => portal.stop());

interface Deadline {
  id: string;
  detail: { code: string; count: number };
  services: { name_rus: string }[] | null;
  opens: { route?: string };
}

const path = '/participants/101/deadlines';
const datesOf = async (role: string) =>
  (await (await portal.as(`${role}@severmech.example`)).get<{ data: Deadline[] }>(path)).body.data.filter(
    ({ services }) => services !== null,
  );

it('service dates are one entry per day with at most three names, cart items first, read in three statements [SVC-175]', async () => {
  const [rise, end, ...others] = await datesOf('editor');
  expect(others).toEqual([]);
  expect(rise).toMatchObject({
    id: 'services-price-2026-05-04',
    detail: { code: 'services', count: 6 },
    opens: { route: 'cart' },
  });
  expect(end).toMatchObject({ id: 'services-end-2026-05-10', detail: { count: 1 } });
  expect(rise?.services).toHaveLength(3);
  expect(rise?.services?.[0]).toEqual(end?.services?.[0]);
});

it.each([
  ['supervisor', 2],
  ['installer', 2],
  ['reader', 0],
])('role %s sees %s service dates, in the calendar file, too [SVC-175]', async (role, count) => {
  expect(await datesOf(role)).toHaveLength(count);
  const caller = await portal.as(`${role}@severmech.example`);
  const file = (await caller.get(`${path}.ics`, { headers: { 'accept-language': 'ru' } })).raw.toString();
  expect(file.match(/UID:deadline-101-services-(?:price|end)-\d{4}-\d\d-\d\d@/g) ?? []).toHaveLength(count);
});

it('a reminder names the services, in both languages [SVC-175]', async () => {
  const now = portal.clock.now().getTime();
  const { items, exhibition } = await readDeadlines(portal.database.read, 101, now);
  const rise = items.find(({ kind }) => kind === 'services-price');
  if (!rise) throw new Error('No price rises');
  const place = { zone: exhibition.timezone, now, exhibition: 'ТехноФорум' };
  expect(reminderText(rise, place, 'ru')).toMatch(/^Услуги по нынешним ценам \(.+, .+, .+ и ещё 3\): .*срок 4\sмая/);
  expect(reminderText(rise, { ...place, exhibition: 'TechnoForum' }, 'en')).toMatch(
    /^Services at current prices \(.+ and 3 more\): .*due 4\sMay/,
  );
});
