import {
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { deskApi, queued, testNow } from '../testing/queue';
import { readinessApi, readinessRows } from '../testing/readiness';
import { en, ru } from '../testing/texts';
import ReadinessScreen from './readiness.screen';

const list = '/organizer/exhibitions/{exhibitionId}/readiness';
const open = (api: FakeApi = readinessApi(), query = 'exhibition=1') =>
  renderInPlatform(<ReadinessScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-readiness', query: new URLSearchParams(query) },
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const sent = (api: FakeApi) => api.sent('post', '/organizer/exhibitions/1/readiness-reminders').map(({ body }) => body);

it('the readiness list shows participations with what is open and late, in both languages [ORG-420]', async () => {
  const { platform } = open();
  const first = await rowOf('Severnaya Mekhanika LLC');
  for (const text of [/^Participant passes: was due/, /^Catalogue order: by/, '24C10', '3 of 6', 'Not yet'])
    expect(first.getByText(text)).toBeVisible();
  expect((await rowOf('Stankoprom JSC')).getByText('Nobody to write to')).toBeVisible();
  expect((await rowOf('Rezets LLC')).getByText('Everything is done')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect((await rowOf('ООО «Северная механика»')).getByText(/^Пропуска участников: срок истёк/)).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the address of the readiness list contains part, area, type, search, sorting and page [ORG-352] [ORG-420]', async () => {
  const { platform, person } = open(
    readinessApi(),
    'exhibition=1&part=late&area=catalogue&type=sub&q=rez&sort=company&direction=descending&page=2',
  );
  await screen.findByText('Rezets LLC');
  const [call] = platform.api.sent('get', '/organizer/exhibitions/1/readiness');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    ...{ part: 'late', area: 'catalogue', event_type: 'sub', search: 'rez', sort: 'company', direction: 'descending' },
    page: '2',
  });
  await person.click(screen.getByRole('button', { name: 'Steps done' }));
  expect(platform.log.navigated.at(-1)).toMatchObject({
    name: 'desk-readiness',
    query: { part: 'late', sort: 'steps', direction: undefined, page: undefined },
  });
});

it('the selected participations are reminded, and each result is named [ORG-420]', async () => {
  const api = readinessApi();
  const { person } = open(api);
  await person.click(await screen.findByRole('checkbox', { name: 'Severnaya Mekhanika LLC' }));
  await person.click(screen.getByRole('button', { name: 'Select all 3' }));
  await person.click(await screen.findByRole('button', { name: 'Remind 3 companies' }));
  expect(await screen.findByText('1 reminder sent')).toBeVisible();
  expect(screen.getByText(/^1 with nobody to write to: Stankoprom JSC/)).toBeVisible();
  expect(screen.getByText(/^1 with nothing open: Rezets LLC/)).toBeVisible();
  expect(sent(api)).toEqual([{ items: readinessRows.map(({ participation_id }) => ({ participation_id })) }]);
  // the list is read again, with the new reminders
  await waitFor(() => expect(api.sent('get', '/organizer/exhibitions/1/readiness').length).toBeGreaterThan(1));
});

it('a failed reminder keeps the selection [ORG-420]', async () => {
  const api = readinessApi().on('post', `${list}-reminders`, () => failWith(500));
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('checkbox', { name: 'Rezets LLC' }));
  await person.click(screen.getByRole('button', { name: 'Remind 1 company' }));
  await waitFor(() => expect(platform.log.errors).toHaveLength(1));
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('the readiness list offers no selection to a user who may only read, and names the roles to a user who may not [ORG-420] [ORG-351]', async () => {
  const readable = readinessApi().on('get', '/organizer/me', {
    data: { user_id: 7, roles: [{ role: 'pass-bureau', exhibition_id: 1 }] },
  });
  const { unmount } = open(readable);
  await screen.findByText('Rezets LLC');
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  open(deskApi(queued, [{ role: 'catalogue-editor', exhibition_id: 1 }]));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/open to these roles: owner, event manager, pass bureau, support\./)).toBeVisible();
});

it('an empty readiness list, an empty filter and a failed list say so [ORG-420]', async () => {
  const empty = open(readinessApi([]));
  expect(await screen.findByRole('heading', { name: 'No participations yet' })).toBeVisible();
  empty.unmount();
  const narrowed = open(readinessApi([]), 'exhibition=1&part=late');
  await narrowed.person.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(narrowed.platform.log.navigated.at(-1)).toMatchObject({ query: { part: undefined } });
  narrowed.unmount();
  open(readinessApi().on('get', list, () => failWith(500)));
  expect(await screen.findByRole('heading', { name: 'The list did not load' })).toBeVisible();
});
