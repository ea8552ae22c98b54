import { axeViolations, failWith, renderInPlatform, screen, within, type FakeApi } from '@fairfront/shared-kit/testing';
import { figuresApi } from '../testing/figures';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import FiguresScreen from './figures.screen';

const open = (query = '', api: FakeApi = figuresApi()) =>
  renderInPlatform(<FiguresScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-figures', query: new URLSearchParams(`exhibition=1${query}`) },
  });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://portal.example').searchParams);

it('the figures show services by executor and day, and each figure links to its list [ORG-421]', async () => {
  const { platform } = open();
  const executors = await table('Services sold by executor');
  const office = within(executors.getByText('Fair office').closest('tr') as HTMLElement);
  expect(queryOf(office.getByRole('link', { name: '2' }))).toEqual({
    ...{ exhibition: '1', part: 'services', executor: '3', list: 'sold', currency: 'RUR' },
  });
  expect(queryOf(office.getByRole('link', { name: '1' }))).toMatchObject({ executor: '3', unpriced: '1' });
  const days = await table('Services sold by day');
  const amount = days.getAllByRole('link').at(-1);
  expect(queryOf(amount as HTMLElement)).toMatchObject({ list: 'sold', day: '2026-04-11' });
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect((await table('Проданные услуги по исполнителям')).getByText('Дирекция')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the days of the figures are those of the executor in the address [ORG-352] [ORG-421]', async () => {
  const { platform } = open('&part=services&executor=4');
  await table('Services sold by day');
  const [call] = platform.api.sent('get', '/organizer/exhibitions/1/figures/services');
  expect(call?.query.get('executor_id')).toBe('4');
});

it('the figures show passes by day with their sums, for all kinds or one [ORG-421]', async () => {
  const { platform, person } = open('&part=passes&kind=cars');
  const days = await table('Passes by day');
  expect(queryOf(days.getByRole('link', { name: '4' }))).toEqual({
    ...{ exhibition: '1', part: 'passes', kind: 'cars', list: 'accepted', day: '2026-04-11' },
  });
  expect(queryOf(screen.getAllByRole('link', { name: '6' })[0] as HTMLElement)).toMatchObject({ list: 'sent' });
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Visas' }));
  expect(platform.log.navigated.at(-1)).toMatchObject({ query: { part: 'passes', kind: 'visas' } });
  await platform.setLocale('ru');
  expect(platform.log.missingTexts).toEqual([]);
});

it('the figures show revenue by currency, and no number for what is not counted [ORG-421]', async () => {
  const { platform } = open('&part=finance');
  const revenue = await table('Revenue by currency');
  const services = within(revenue.getByText('Services, roubles').closest('tr') as HTMLElement);
  expect(services.getByText('and 1 line without an amount')).toBeVisible();
  expect(queryOf(services.getByRole('link', { name: /700[.,]50/ }))).toMatchObject({
    list: 'planned',
    currency: 'RUR',
  });
  const rent = within(revenue.getByText('Stand rental, euros').closest('tr') as HTMLElement);
  expect(rent.getAllByText('Not counted')).toHaveLength(2);
  expect(queryOf(rent.getByRole('link', { name: /499[.,]99/ }))).toMatchObject({ list: 'paid', of: 'rent' });
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  ['services', '&list=sold&day=2026-04-11&currency=RUR', 'Services sold, 11 Apr 2026, roubles'],
  ['passes', '&list=accepted&kind=cars', 'Passes accepted, Cars'],
  ['finance', '&list=paid&of=rent&currency=EUR', 'Paid, Stand rental, euros'],
])('the list of %s says what it counts and links back to the figures [ORG-421]', async (part, query, title) => {
  const { platform } = open(`&part=${part}${query}`);
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.textContent?.replaceAll('\u00a0', ' ')).toBe(title);
  expect(await screen.findByText('Rezets LLC')).toBeVisible();
  expect(queryOf(screen.getByRole('link', { name: 'Back to the figures' }))).not.toHaveProperty('list');
  const [call] = platform.api.sent('get', `/organizer/exhibitions/1/figures/${part}/rows`);
  expect(call).toBeDefined();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(platform.log.missingTexts).toEqual([]);
});

it('the figures show the parts of the user’s roles, and name the roles for the others [ORG-351] [ORG-421]', async () => {
  const api = figuresApi().on('get', '/organizer/me', {
    data: { user_id: 7, roles: [{ role: 'pass-bureau', exhibition_id: 1 }] },
  });
  const { unmount } = open('', api);
  await table('Passes by day');
  expect(screen.queryByRole('radio', { name: 'Revenue' })).toBeNull();
  unmount();
  open('&part=finance', api);
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/open to these roles: owner, /)).toBeVisible();
});

it('empty figures and figures that fail to load say so [ORG-421]', async () => {
  const none = figuresApi().on('get', '/organizer/exhibitions/{exhibitionId}/figures/finance', { data: [] });
  const { unmount } = open('&part=finance', none);
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  unmount();
  open(
    '',
    figuresApi().on('get', '/organizer/exhibitions/{exhibitionId}/figures/services', () => failWith(500)),
  );
  expect(await screen.findByRole('heading', { name: 'The figures did not load' })).toBeVisible();
});
