import { TestApp, type Received, type TestCaller } from '../testing/test-app';
import type { Cart, CartItem } from './cart.schema';

let portal: TestApp;
let editor: TestCaller;
/** Days of exhibition 1. */
let days: Record<'installation' | 'exhibition' | 'dismantling', string>;
beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  const row = await portal.database.read
    .selectFrom('exhibitions')
    .select(['installation_started_at', 'started_at', 'dismantling_started_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  days = {
    installation: row.installation_started_at,
    exhibition: row.started_at,
    dismantling: row.dismantling_started_at,
  };
});
afterAll(() => portal.stop());

interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: CartItem;
}

const serviceNamed = async (name: string): Promise<number> =>
  (
    await portal.database.read
      .selectFrom('additional_services')
      .select('id')
      .where('name_eng', '=', name)
      .executeTakeFirstOrThrow()
  ).id;

const add = async (name: string, body: object = {}, caller = editor): Promise<Received<{ data: CartItem } & Refusal>> =>
  caller.post(`/participants/101/cart-items/${await serviceNamed(name)}`, body);
const cart = async (): Promise<Cart> => (await editor.get<{ data: Cart }>('/participants/101/cart')).body.data;
describe('refuses with the field named and changes nothing', () => {
  const cases: [title: string, service: string, body: () => object, field: string, text: string, code: string][] = [
    [
      'a quantity of nothing [SVC-050]',
      'Padded chair',
      () => ({ quantity: 0 }),
      'quantity',
      'Минимальное количество для заказа: 1',
      'below_minimum',
    ],
    [
      'a part of a piece [SVC-071]',
      'Padded chair',
      () => ({ quantity: 1.5 }),
      'quantity',
      'Введите целое число',
      'whole_number',
    ],
    [
      'a unit of another service [SVC-071]',
      'Padded chair',
      () => ({ quantity: 1, unit_id: 2 }),
      'unit_id',
      'Выберите из списка',
      'unit_unknown',
    ],
    [
      'no date where dates are needed [SVC-051, SVC-052]',
      'Projector',
      () => ({ quantity: 1 }),
      'dates',
      'Выберите хотя бы одну дату',
      'dates_missing',
    ],
    [
      'a date of another period [SVC-054, SVC-055]',
      'Projector',
      () => ({ quantity: 1, dates: [days.installation] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'a text that is no date [SVC-073]',
      'Projector',
      () => ({ quantity: 1, dates: ['завтра'] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'dates for a service that takes none [SVC-055]',
      'Padded chair',
      () => ({ quantity: 1, dates: [days.exhibition] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'no entry where quantities by date are needed [SVC-053]',
      'Laptop rental',
      () => ({ quantity_by_dates: [{ date: days.exhibition, quantity: 0 }] }),
      'quantity_by_dates',
      'Выберите хотя бы одну дату',
      'dates_missing',
    ],
    [
      'slots that overlap [SVC-060]',
      'Photographer',
      () => ({ time_range_by_dates: [{ date: days.exhibition, time_range: [8, 9] }] }),
      'time_range_by_dates.0.time_range',
      'Выбранные интервалы пересекаются',
      'slots_overlap',
    ],
    [
      'an hour that is no start of a slot [SVC-059]',
      'Photographer',
      () => ({ time_range_by_dates: [{ date: days.exhibition, time_range: [20] }] }),
      'time_range_by_dates.0.time_range.0',
      'Выберите интервал из списка',
      'slot_unknown',
    ],
    [
      'an area of no stand [SVC-063]',
      'Cleaning before opening',
      () => ({ quantity: 73, dates: [days.installation] }),
      'quantity',
      'Стенд ещё не назначен, его площадь неизвестна. Обратитесь к менеджеру',
      'stand_area_unknown',
    ],
    [
      'a comment of 251 characters [SVC-074]',
      'Padded chair',
      () => ({ quantity: 1, comment: 'ё'.repeat(251) }),
      'comment',
      'Не более 250 символов',
      'comment_too_long',
    ],
  ];
  it.each(cases)('%s', async (_title, service, body, field, text, code) => {
    const before = await cart();
    const refused = await add(service, body());
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code, errors: { [field]: [text] } });
    expect(await cart()).toEqual(before);
  });
});
