import type { Role } from '@fairfront/shared-kit/domain/participations';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCartLine, anOfferedService } from '../../../testing/builders/service-offers';
import { TestApp } from '../../../testing/test-app';
import { reminderText } from './reminder-texts';
import { readDeadlines } from './deadlines.service';

let portal: TestApp;
let exhibitor: Exhibitor;
let path: string;
/** Prices of six services rise on 05.05.2026; one of them is in the cart and can be ordered until 10.05. */
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  path = `${exhibitor.path}/deadlines`;
  const price_steps = JSON.stringify([{ from: '2026-05-05', percent: 30 }]);
  const offer = (order_until: string | null) =>
    anOfferedService(portal, exhibitor.exhibitionId, { price_steps, order_until });
  for (let n = 0; n < 5; n += 1) await offer(null);
  await aCartLine(portal, exhibitor, await offer('2026-05-10'));
});
afterAll(() => portal.stop());

interface Deadline {
  id: string;
  detail: { code: string; count: number };
  services: { name_rus: string }[] | null;
  opens: { route?: string };
}

const datesOf = async (role: Role) =>
  (await (await exhibitor.as(role)).get<{ data: Deadline[] }>(path)).body.data.filter(
    ({ services }) => services !== null,
  );

it('service dates are one entry per day with at most three names, cart items first, read in three statements [SVC-175]', async () => {
  const [rise, end, ...others] = await datesOf('edit');
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

it.each<[Role, number]>([
  ['supervisor', 2],
  ['installer', 2],
  ['read', 0],
])('role %s sees %s service dates, in the calendar file, too [SVC-175]', async (role, count) => {
  expect(await datesOf(role)).toHaveLength(count);
  const caller = await exhibitor.as(role);
  const file = (await caller.get(`${path}.ics`, { headers: { 'accept-language': 'ru' } })).raw.toString();
  expect(file.match(/UID:deadline-\d+-services-(?:price|end)-\d{4}-\d\d-\d\d@/g) ?? []).toHaveLength(count);
});

it('a reminder names the services, in both languages [SVC-175]', async () => {
  const now = portal.clock.now().getTime();
  const { items, exhibition } = await readDeadlines(portal.database.read, exhibitor.id, now);
  const rise = items.find(({ kind }) => kind === 'services-price');
  if (!rise) throw new Error('No price rises');
  const place = { zone: exhibition.timezone, now, exhibition: 'ТехноФорум' };
  expect(reminderText(rise, place, 'ru')).toMatch(/^Услуги по нынешним ценам \(.+, .+, .+ и ещё 3\): .*срок 4\sмая/);
  expect(reminderText(rise, { ...place, exhibition: 'TechnoForum' }, 'en')).toMatch(
    /^Services at current prices \(.+ and 3 more\): .*due 4\sMay/,
  );
});
