import type { ParticipationListItem } from '@fairfront/shared-kit/api';
import {
  act,
  axeViolations,
  buildParticipation,
  buildParticipationListItem,
  buildQuota,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ChangeCompanyModal from './change-company.modal';
import { reopen } from './reopen';

jest.mock('./reopen', () => ({ reopen: jest.fn() }));
const opened = jest.mocked(reopen);
afterEach(() => opened.mockReset());

const row = (id: number, name_rus: string, name_eng: string, changes: Partial<ParticipationListItem> = {}) =>
  buildParticipationListItem({ id, company: { id, name_rus, name_eng }, ...changes });
const rows = [
  row(101, 'ООО «Северная механика»', 'Severnaya Mekhanika LLC', {
    catalog_order_status: 'draft',
    quota: buildQuota({ certificate: 30, certificate_count: 12 }),
    car_passes_count: 4,
  }),
  row(110, 'Ассоциация «Станкопром»', 'Stankoprom Association', {
    type: 'collective',
    catalog_order_status: 'sent',
    quota: buildQuota({ certificate: 40, certificate_count: 28 }),
    car_passes_count: 9,
  }),
  row(112, 'АО «Фрезер»', 'Frezer JSC', {
    type: 'sub',
    catalog_order_status: null,
    stands: [],
    quota: buildQuota({ certificate: null, certificate_count: 3 }),
    car_passes_count: 0,
  }),
];
const meta = { current_page: 1, last_page: 1, per_page: 100, total: rows.length };

const open = (locale: 'ru' | 'en' = 'en') => {
  const api = createFakeApi()
    .on('get', '/participants', { data: rows, meta })
    .on('put', '/participants/{id}/make-primary', new Response('{"data":{}}', { status: 200 }));
  const rendered = renderInPlatform(<ChangeCompanyModal />, {
    api,
    locale,
    texts: { account: { ru, en } },
    modalTitle: 'Change company',
  });
  return { ...rendered, api };
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('the dialog lists the events of this exhibition with order, quota passes and vehicles [ACC-067] [ACC-068]', async () => {
  const { api, platform } = open();
  const frezer = await screen.findByRole('row', { name: /Frezer/ });
  const [asked] = api.sent('get', '/participants');
  expect(asked?.query.get('exhibition_id')).toBe('1');
  const mechanics = screen.getByRole('row', { name: /Severnaya/ });
  for (const text of ['Exhibitor', 'Not sent', '12', 'of 30', '4', 'Open now'])
    expect(mechanics).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /Stankoprom/ })).toHaveTextContent(/Sent.*28.*of 40.*9/);
  expect(frezer).toHaveTextContent(/Sub-exhibitor.*No stand.*No order.*3.*0/);
  expect(frezer).not.toHaveTextContent('of');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByText('Не отправлена')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the dialog loads every page of a long list [ACC-067]', async () => {
  const api = createFakeApi().on('get', '/participants', ({ query }) => ({
    data: [row(Number(query.get('page')), `№ ${query.get('page')}`, `No ${query.get('page')}`)],
    meta: { ...meta, last_page: 3, current_page: Number(query.get('page')) },
  }));
  renderInPlatform(<ChangeCompanyModal />, { api, texts: { account: { ru, en } }, modalTitle: 'Change company' });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
});

it('the search matches names in the current language, ignoring case [ACC-069] [ACC-071]', async () => {
  const { person, platform } = open();
  await screen.findByRole('row', { name: /Frezer/ });
  await person.type(screen.getByRole('searchbox'), 'fREz');
  expect(names()).toEqual([expect.stringContaining('Frezer')]);
  await platform.setLocale('ru');
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'СТАНКО');
  expect(names()).toEqual([expect.stringContaining('Станкопром')]);
  await platform.setLocale('en');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

it('the dialog starts as a table and switches to cards [ACC-070] [ACC-071]', async () => {
  const { person } = open();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Frezer JSC')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('the selected event becomes primary and opens with a full page load [ACC-072]', async () => {
  const { person, api, platform } = open();
  let answer = () => {};
  api.on(
    'put',
    '/participants/{id}/make-primary',
    () => new Promise((resolve) => (answer = () => resolve({ data: buildParticipation({ id: 112 }) }))),
  );
  await person.click(await screen.findByRole('button', { name: 'Select: Frezer JSC' }));
  await waitFor(() => expect(api.sent('put', '/participants/112/make-primary')).toHaveLength(1));
  expect(opened).not.toHaveBeenCalled();
  await act(async () => answer());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(api.sent('put', '/participants/112/make-primary')).toHaveLength(1);
  expect(opened.mock.calls[0]?.[0]).toBe(platform.services.navigation.href('participant', { id: 112 }));
  expect(screen.queryByRole('button', { name: 'Select: Severnaya Mekhanika LLC' })).toBeNull();
});

it('the dialog stays open and shows the common error when the request fails [ACC-074]', async () => {
  const { person, api, platform } = open();
  api.on('put', '/participants/{id}/make-primary', failWith(500));
  await person.click(await screen.findByRole('button', { name: 'Select: Frezer JSC' }));
  await waitFor(() => expect(platform.log.errors).toEqual(['Something went wrong. Try again later']));
  expect(opened).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Select: Frezer JSC' })).not.toHaveAttribute('aria-busy', 'true'),
  );
});
