import {
  axeViolations,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { CompanyRequest } from '../api/publications';
import { en, ru } from '../testing/texts';
import ManagerRequestsScreen from './manager-requests.screen';

const request = (changes: Partial<CompanyRequest> = {}): CompanyRequest => ({
  id: 5,
  type: 'news',
  title: 'Meet us',
  text: 'Stand 24C10',
  status: 'new',
  comment: null,
  created_at: '2026-05-26T09:00:00Z',
  updated_at: '2026-05-26T09:00:00Z',
  file: { original_name: 'a.pdf', extension: 'pdf', size: 2048 },
  exhibitor: {
    id: 103,
    type: 'self',
    name_rus: 'ООО «Северная механика»',
    name_eng: 'Severnaya Mekhanika LLC',
    exhibition_id: 3,
    stands: [{ title: '31B07', area: 30 }],
  },
  exhibition: { id: 3, title_rus: 'ПродТех', title_eng: 'FoodTech' },
  ...changes,
});
const calls = '/organizer/publication-requests';
const page = (data: CompanyRequest[]) => ({
  data,
  meta: {
    current_page: 1,
    last_page: 3,
    per_page: 10,
    total: 24,
    counts: { new: 2, in_work: 1, rejected: 20, posted: 1 },
  },
});
const apiWith = (): FakeApi =>
  createFakeApi()
    .on('get', calls, page([request()]))
    .on('patch', `${calls}/{requestId}`, { data: request({ status: 'in_work' }) });
const open = (api = apiWith(), query = '') =>
  renderInPlatform(<ManagerRequestsScreen />, {
    texts: { account: { ru, en } },
    api,
    participation: null,
    route: { name: 'manager-requests', query: new URLSearchParams(query) },
  });

it('the screen lists the requests of all companies by status, in both languages [ACC-169] [ACC-170]', async () => {
  const { platform } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '2 new requests' })).toBeVisible();
  const card = within(screen.getByRole('list', { name: 'All' }));
  for (const text of ['Meet us', 'Severnaya Mekhanika LLC', 'FoodTech', '31B07']) {
    expect(card.getAllByText(text)[0]).toBeVisible();
  }
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'All',
    'New',
    'In progress',
    'Rejected',
    'Posted',
  ]);
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
    'Все',
    'Новые',
    'В работе',
    'Отклонённые',
    'Опубликованные',
  ]);
  expect(platform.log.missingTexts).toEqual([]);
});

it('the address holds status and page [ACC-170]', async () => {
  const { person, platform } = open(apiWith(), 'status=rejected&page=2');
  await screen.findByText('Meet us');
  expect(Object.fromEntries(platform.api.sent('get', calls)[0]?.query ?? [])).toEqual({
    status: 'rejected',
    page: '2',
  });
  await person.click(screen.getByRole('tab', { name: /^Posted/ }));
  expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'manager-requests', query: { status: 'posted' } });
});

it('the status of a request changes at once [ACC-170]', async () => {
  const { person, platform } = open();
  await person.click(await screen.findByRole('combobox', { name: 'Status' }));
  await person.click(await screen.findByRole('option', { name: 'In progress' }));
  await waitFor(() => expect(platform.api.sent('patch', `${calls}/5`)[0]?.body).toEqual({ status: 'in_work' }));
  await waitFor(() => expect(platform.api.sent('get', calls)).toHaveLength(2));
});

it('a rejection asks for the correction that the company has to make [ACC-205]', async () => {
  const { person, platform } = open();
  await person.click(await screen.findByRole('combobox', { name: 'Status' }));
  await person.click(await screen.findByRole('option', { name: 'Rejected' }));
  await person.type(screen.getByLabelText(/^What to correct/), 'Replace the photo');
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(platform.api.sent('patch', `${calls}/5`)[0]?.body).toEqual({
      status: 'rejected',
      comment: 'Replace the photo',
    }),
  );
});

it('the file of a request downloads [ACC-170]', async () => {
  const { person, platform } = open();
  await person.click(await screen.findByRole('button', { name: /a\.pdf/ }));
  await waitFor(() => expect(platform.api.sent('get', `${calls}/5/file`)).toHaveLength(1));
});

it('a failed read is shown with a retry [ACC-169]', async () => {
  const api = createFakeApi().on('get', calls, () => failWith(500));
  const { person } = open(api);
  expect(await screen.findByRole('heading', { name: 'The requests did not load' })).toBeVisible();
  api.on('get', calls, page([]));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
