import { startCartPortal, type CartPortal } from '../../../testing/cart-portal';

let portal: CartPortal['portal'];
let days: CartPortal['days'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
beforeAll(async () => {
  ({ portal, days, add, cart } = await startCartPortal());
});
afterAll(() => portal.stop());

describe('a change of the cart is refused at the field concerned, and nothing is changed, for', () => {
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
    [
      'a comment with a sign that no document can print [PASS-385]',
      'Padded chair',
      () => ({ quantity: 1, comment: 'Синие 💺' }),
      'comment',
      'Символ «💺» нельзя напечатать в документах. Удалите или замените его',
      'sign_unprintable',
    ],
    [
      'a purchase number with such a sign [PASS-385]',
      'Padded chair',
      () => ({ quantity: 1, purchase_number: 'ЗН-💺' }),
      'purchase_number',
      'Символ «💺» нельзя напечатать в документах. Удалите или замените его',
      'sign_unprintable',
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
