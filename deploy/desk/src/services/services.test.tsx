import {
  axeViolations,
  failWith,
  fireEvent,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { testNow } from '../testing/queue';
import { buildServiceRow, servicesApi } from '../testing/services';
import { en, ru } from '../testing/texts';
import ServicesScreen from './services.screen';

const open = (api: FakeApi = servicesApi()) =>
  renderInPlatform(<ServicesScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-services', query: new URLSearchParams('exhibition=1') },
  });
const grid = () => screen.findByRole('grid', { name: /services?$/ });
const cell = async (text: string) => within(await grid()).getByRole('gridcell', { name: text });
const at = async (row: number, column: number) =>
  (await grid()).querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) as HTMLElement;
const sent = (api: FakeApi) => api.sent('post', '/organizer/service-rows').map(({ body }) => body);
const paste = async (text: string) => fireEvent.paste(await grid(), { clipboardData: { getData: () => text } });

it('the service grid shows names, lists and prices in both languages [ORG-382]', async () => {
  const { platform } = open();
  for (const text of ['Стул', 'Chair', '120']) expect(await cell(text)).toBeVisible();
  expect((await at(0, 2)).textContent).toBe('Furniture');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect((await screen.findAllByText('Мебель'))[0]).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('in the service grid arrow keys move, typing replaces the text, Escape cancels, Enter and Tab accept [ORG-382]', async () => {
  const { person } = open();
  await person.click(await cell('Chair'));
  expect(await cell('Chair')).toHaveFocus();
  await person.keyboard('Stool{Escape}');
  expect(await cell('Chair')).toHaveFocus();
  await person.keyboard('Stool{Enter}');
  expect(await cell('Stool')).toBeVisible();
  expect(await cell('Table')).toHaveFocus();
  await person.keyboard('{F2} round{Tab}');
  expect(await cell('Table round')).toBeVisible();
  expect(await at(1, 2)).toHaveFocus();
  await person.keyboard('{Home}');
  expect(await cell('Стол')).toHaveFocus();
  await person.keyboard('{ArrowUp}{End}');
  expect(await at(0, 10)).toHaveFocus();
  await person.keyboard('{ArrowLeft} ');
  expect(await at(0, 9)).toHaveTextContent('Yes');
  // Tab leaves the grid at the end of a row
  await person.keyboard('{Tab}{Tab}');
  expect(await at(0, 10)).not.toHaveFocus();
});

it('all changed rows are saved with one call, with the state that was seen [ORG-382]', async () => {
  const api = servicesApi();
  const { person } = open(api);
  await person.click(await at(0, 5));
  await person.keyboard('1 500,50{Enter}99{Enter}');
  expect(await at(0, 5)).toHaveTextContent('1 500.50');
  await person.click(screen.getByRole('button', { name: 'Save 2 rows' }));
  const price = (price_with_vat: number) => ({
    prices: [{ unit_id: 3, currency: 'RUR', price_with_vat, price_without_vat: null }],
  });
  await waitFor(() =>
    expect(sent(api)).toEqual([
      {
        items: [
          { id: 1, etag: '"a"', changes: price(1_500.5) },
          { id: 2, etag: '"a"', changes: price(99) },
        ],
      },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(await at(1, 5)).toHaveTextContent('99');
});

it('undo in the service grid reverts the last edit [ORG-382]', async () => {
  const { person } = open();
  await person.click(await cell('Chair'));
  await person.keyboard('Stool{Enter}');
  await person.keyboard('{Control>}z{/Control}');
  expect(await cell('Chair')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

it('a range pasted into the service grid shows its invalid cells before anything is accepted [ORG-382]', async () => {
  const { person } = open();
  await person.click(await at(0, 1));
  await paste(
    'Stool\tFurniture\tOffice\tpc\t150\r\nBench\tFurnitur\tOffice\tpc\tfree\r\nNew\tFurniture\tOffice\tpc\t7\r\n',
  );
  const preview = within(await screen.findByRole('dialog', { name: 'Paste a range' }));
  expect(preview.getByText('13 cells fit. 1 new service is added.')).toBeVisible();
  const wrong = within(preview.getByRole('table', { name: '2 wrong cells, left out' }));
  expect(wrong.getByText('Furnitur')).toBeVisible();
  expect(wrong.getByText('free')).toBeVisible();
  await person.click(preview.getByRole('button', { name: 'Cancel' }));
  expect(await cell('Chair')).toBeVisible();
  await person.click(await at(0, 1));
  await paste('Stool\t\tOffice\tpc\t150');
  await person.click(await screen.findByRole('button', { name: 'Paste 4 cells' }));
  expect(await cell('Stool')).toBeVisible();
});

it('a valid range is accepted at once, and a copied range is in the format of spreadsheets [ORG-382]', async () => {
  const { person } = open();
  await person.click(await at(0, 0));
  await paste('А\tA\nБ\tB\n');
  expect(await cell('B')).toBeVisible();
  await person.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  const setData = jest.fn();
  fireEvent.copy(await grid(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'А\tA\nБ\tB');
});

it('a wrong cell keeps what was typed and its row is not saved; a new row needs its names [ORG-382]', async () => {
  const { person } = open();
  await person.click(await at(0, 5));
  await person.keyboard('on request{Enter}');
  expect(await at(0, 5)).toHaveAttribute('aria-invalid', 'true');
  expect(await at(0, 5)).toHaveTextContent('on request');
  await person.click(screen.getByRole('button', { name: 'Add a service' }));
  expect(screen.getByText('2 rows have cells to correct; they are not saved.')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('a refusal of the server is shown at its cell, and the row of a faster colleague is shown, not overwritten [ORG-382]', async () => {
  const api = servicesApi().on('post', '/organizer/service-rows', {
    data: [
      {
        ...{ ok: false, is_changed: false },
        error: { code: null, message: 'Check the fields', errors: { name_eng: ['This name is taken'] } },
        service: buildServiceRow(),
      },
      {
        ...{ ok: false, is_changed: false },
        error: { code: 'changed_meanwhile', message: 'The record was changed meanwhile' },
        service: buildServiceRow({ id: 2, etag: '"c"', name_rus: 'Стол коллеги', name_eng: 'Table' }),
      },
    ],
  });
  const { person } = open(api);
  await person.click(await cell('Chair'));
  await person.keyboard('Stool{Enter}Desk{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save 2 rows' }));
  expect(await at(0, 1)).toHaveAccessibleDescription('This name is taken');
  expect(screen.getByRole('alert')).toHaveTextContent(/2 rows were not saved.*The record was changed meanwhile/);
  expect(await cell('Стол коллеги')).toBeVisible();
  expect(await cell('Desk')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save 2 rows' }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]).toMatchObject({ items: [{ id: 1 }, { id: 2, etag: '"c"', changes: { name_eng: 'Desk' } }] });
});

it('the service grid is read-only for a user who may only read, and names the roles to a user with one exhibition [ORG-351] [ORG-382]', async () => {
  const roles = (role: 'support' | 'services', exhibition_id: number | null) =>
    servicesApi().on('get', '/organizer/me', { data: { user_id: 7, roles: [{ role, exhibition_id }] } });
  const { person, unmount } = open(roles('support', null));
  await person.click(await cell('Chair'));
  await person.keyboard('Stool{Enter}');
  expect(await cell('Chair')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  unmount();
  open(roles('services', 1));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/held in all exhibitions: owner, event manager, services, finance, support\./)).toBeVisible();
});

it('a service grid that fails to load says so, and a failed save keeps what was typed [ORG-382]', async () => {
  const { unmount } = open(servicesApi().on('get', '/organizer/service-rows', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: 'The services did not load' })).toBeVisible();
  unmount();
  const { person, platform } = open(servicesApi().on('post', '/organizer/service-rows', () => failWith(500)));
  await person.click(await cell('Chair'));
  await person.keyboard('Stool{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save 1 row' }));
  await waitFor(() => expect(platform.log.errors).toHaveLength(1));
  expect(await cell('Stool')).toBeVisible();
});
