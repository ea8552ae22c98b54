import { ApiError } from '@fairfront/shared-kit/api';
import {
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { buildOrderable, buildStaffLine, ordersApi, testNow } from '../testing/orders';
import { en, ru } from '../testing/texts';
import { addedBody, addedFields, addedLine, lineOf, valuesOf, type AddedValues } from './added-lines';
import OrderScreen from './order.screen';

const path = '/organizer/additional-orders/{orderId}';
const texts = en.orderPage.add;
const open = (api: FakeApi = ordersApi()) =>
  renderInPlatform(<OrderScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-order', params: { order: '1042' } },
  });
const changes = (api: FakeApi) => api.sent('patch', '/organizer/additional-orders/1042').map(({ body }) => body);
type Person = ReturnType<typeof open>['person'];

/** Finds a service and chooses it. @returns the dialog */
const choose = async (person: Person, name: string) => {
  await person.click(await screen.findByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('searchbox'), 'sto');
  await person.click(await dialog.findByRole('button', { name: new RegExp(name) }));
  return dialog;
};
const add = async (person: Person, name = 'Bar stool') => {
  const dialog = await choose(person, name);
  await person.click(await dialog.findByRole('button', { name: texts.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => localStorage.clear());

it('a service that was found is added with the least quantity and the price of today, in one call with the other changes [ORG-402]', async () => {
  const api = ordersApi();
  const { person, platform } = open(api);
  await add(person);
  const [found] = api.sent('get', '/organizer/additional-orders/1042/services');
  expect(found?.query.get('search')).toBe('sto');
  expect(screen.getByText(/Bar stool/)).toBeVisible();
  expect(screen.getByText(/will be added/)).toBeVisible();
  // one chair at 1,150 and two stools at 2,400
  expect(screen.getAllByText(/5[\s,\u00a0]950/)[0]).toBeVisible();
  await person.clear(screen.getByRole('textbox', { name: 'Price: Chair' }));
  await person.type(screen.getByRole('textbox', { name: 'Price: Chair' }), '900');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(changes(api)).toEqual([
      {
        version: 1,
        lines: [{ line_id: 1, price_with_vat: 900 }],
        added: [{ service_id: 30, unit_id: 1, quantity: 2, dates: [] }],
      },
    ]),
  );
  expect(platform.log.missingTexts).toEqual([]);
});

it('the dialog is in both languages and without faults for a screen reader [ORG-402]', async () => {
  const { person, platform } = open();
  await choose(person, 'Sofa');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByRole('button', { name: ru.orderPage.add.submit })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('days are asked for by the rules of the cart, and none is refused at its field [ORG-402]', async () => {
  const api = ordersApi();
  const { person } = open(api);
  const dialog = await choose(person, 'Sofa');
  await person.click(await dialog.findByRole('button', { name: texts.submit }));
  expect((await dialog.findAllByText(en.errors.dates_missing))[0]).toBeVisible();
  expect(changes(api)).toEqual([]);
});

it('an added service is taken out again before it is saved [ORG-402]', async () => {
  const api = ordersApi();
  const { person } = open(api);
  await add(person);
  await person.click(screen.getByRole('button', { name: 'Leave out: Bar stool' }));
  expect(screen.queryByText(/Bar stool/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
});

it('a repeat after a lost answer has the same key and version, so that nothing is added twice [ORG-402]', async () => {
  const api = ordersApi().on('patch', path, (() => {
    throw ApiError.noResponse('network');
  }) as never);
  const { person } = open(api);
  await add(person);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(en.orderPage.notSaved)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  const sent = () => api.sent('patch', '/organizer/additional-orders/1042');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, again] = sent().map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }));
  expect(first?.key).toMatch(/^[\w-]{8,}$/);
  expect(again).toEqual(first);
});

it('a refusal stands at the added line, and the line stays [ORG-402]', async () => {
  const api = ordersApi().on('patch', path, failWith(422, { errors: { 'added.0.quantity': ['At least five'] } }));
  const { person } = open(api);
  await add(person);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('At least five')).toBeVisible();
  expect(screen.getByText(/Bar stool/)).toBeVisible();
});

it('a role that only reads orders adds nothing [ORG-402]', async () => {
  open(ordersApi(undefined, undefined, [{ role: 'support', exhibition_id: null }]));
  expect(await screen.findByText(en.orderPage.readOnly)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
});

const perDay = { is_required_quantity_by_date: true };
const bySlots = { is_required_time_range_by_date: true };
const byArea = { is_required_stand_area: true };
const days = ['2026-05-18', '2026-05-19'];

it.each<[string, Parameters<typeof buildOrderable>[0], Partial<AddedValues>, object]>([
  ['pieces', {}, { quantity: 3 }, { quantity: 3, dates: [] }],
  ['days', { is_required_date_exhibition: true }, { dates: days }, { quantity: 2, dates: days }],
  [
    'quantities by day',
    perDay,
    { dates: days, quantities: { '2026-05-19': 4 } },
    {
      quantity_by_dates: [
        { date: '2026-05-18', quantity: 1 },
        { date: '2026-05-19', quantity: 4 },
      ],
    },
  ],
  [
    'time slots',
    bySlots,
    { dates: ['2026-05-18'], slots: { '2026-05-18': [10, 12] } },
    { time_range_by_dates: [{ date: '2026-05-18', time_range: [10, 12] }] },
  ],
  ['the area of a stand', byArea, { area: 30 }, { quantity: 30, dates: [] }],
  ['another price', {}, { price: '2 000,50' }, { quantity: 2, dates: [], price_with_vat: 2000.5 }],
  ['no price', {}, { price: '' }, { quantity: 2, dates: [], price_with_vat: null }],
  ['a comment', {}, { comment: ' white ' }, { quantity: 2, dates: [], comment: 'white' }],
])('a line by %s is sent as the API takes it [ORG-402]', (_what, service, entered, body) => {
  const orderable = buildOrderable(service);
  const values = { ...valuesOf(orderable, [30], ','), ...entered };
  expect(addedBody(addedLine(orderable, values, 1))).toEqual({ service_id: 30, unit_id: 1, ...body });
  expect(lineOf(orderable, values).unit_id).toBe(buildStaffLine().unit.id);
  expect(
    Object.keys(addedFields(orderable, { exhibition: {} as never, areas: [30], now: Date.parse(testNow) })),
  ).toContain('quantity');
});
