import { aStand } from '../../../testing/builders/participations';
import { aPricedService } from '../../../testing/builders/priced-services';
import { aUnit } from '../../../testing/builders/service-parts';
import type { Service } from '../../../testing/builders/services';
import { startCartPortal, type CartPortal } from '../../../testing/cart-portal';

let portal: CartPortal['portal'];
let days: CartPortal['days'];
let add: CartPortal['add'];
let cart: CartPortal['cart'];
/** One service of each way to count. */
let services: Record<'chair' | 'projector' | 'laptop' | 'photographer' | 'cleaning', Service>;
let otherUnit: number;
beforeAll(async () => {
  const { exhibitor, ...started } = await startCartPortal();
  ({ portal, days, add, cart } = started);
  await aStand(portal, exhibitor, { area: 72 });
  services = {
    chair: await aPricedService(portal),
    projector: await aPricedService(portal, { requires: ['date_exhibition'] }),
    laptop: await aPricedService(portal, { requires: ['quantity_by_date'] }),
    photographer: await aPricedService(portal, { requires: ['time_range_by_date'] }),
    cleaning: await aPricedService(portal, { requires: ['stand_area', 'date_install'] }),
  };
  otherUnit = (await aUnit(portal)).id;
  // a cart that a refused change must leave as it is
  await add(await aPricedService(portal), { quantity: 1 });
});
afterAll(() => portal.stop());

describe('a change of the cart is refused at the field concerned, and nothing is changed, for', () => {
  const cases: [
    title: string,
    service: keyof typeof services,
    body: () => object,
    field: string,
    text: string,
    code: string,
  ][] = [
    [
      'a quantity of nothing [SVC-050]',
      'chair',
      () => ({ quantity: 0 }),
      'quantity',
      'Минимальное количество для заказа: 1',
      'below_minimum',
    ],
    [
      'a part of a piece [SVC-071]',
      'chair',
      () => ({ quantity: 1.5 }),
      'quantity',
      'Введите целое число',
      'whole_number',
    ],
    [
      'a unit of another service [SVC-071]',
      'chair',
      () => ({ quantity: 1, unit_id: otherUnit }),
      'unit_id',
      'Выберите из списка',
      'unit_unknown',
    ],
    [
      'no date where dates are needed [SVC-051, SVC-052]',
      'projector',
      () => ({ quantity: 1 }),
      'dates',
      'Выберите хотя бы одну дату',
      'dates_missing',
    ],
    [
      'a date of another period [SVC-054, SVC-055]',
      'projector',
      () => ({ quantity: 1, dates: [days.installation] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'a text that is no date [SVC-073]',
      'projector',
      () => ({ quantity: 1, dates: ['завтра'] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'dates for a service that takes none [SVC-055]',
      'chair',
      () => ({ quantity: 1, dates: [days.exhibition] }),
      'dates.0',
      'Дата недоступна для этой услуги',
      'date_unavailable',
    ],
    [
      'no entry where quantities by date are needed [SVC-053]',
      'laptop',
      () => ({ quantity_by_dates: [{ date: days.exhibition, quantity: 0 }] }),
      'quantity_by_dates',
      'Выберите хотя бы одну дату',
      'dates_missing',
    ],
    [
      'slots that overlap [SVC-060]',
      'photographer',
      () => ({ time_range_by_dates: [{ date: days.exhibition, time_range: [8, 9] }] }),
      'time_range_by_dates.0.time_range',
      'Выбранные интервалы пересекаются',
      'slots_overlap',
    ],
    [
      'an hour that is no start of a slot [SVC-059]',
      'photographer',
      () => ({ time_range_by_dates: [{ date: days.exhibition, time_range: [20] }] }),
      'time_range_by_dates.0.time_range.0',
      'Выберите интервал из списка',
      'slot_unknown',
    ],
    [
      'an area of no stand [SVC-063]',
      'cleaning',
      () => ({ quantity: 73, dates: [days.installation] }),
      'quantity',
      'Стенд ещё не назначен, его площадь неизвестна. Обратитесь к менеджеру',
      'stand_area_unknown',
    ],
    [
      'a comment of 251 characters [SVC-074]',
      'chair',
      () => ({ quantity: 1, comment: 'ё'.repeat(251) }),
      'comment',
      'Не более 250 символов',
      'comment_too_long',
    ],
    [
      'a comment with a sign that no document can print [PASS-385]',
      'chair',
      () => ({ quantity: 1, comment: 'Синие 💺' }),
      'comment',
      'Символ «💺» нельзя напечатать в документах. Удалите или замените его',
      'sign_unprintable',
    ],
    [
      'a purchase number with such a sign [PASS-385]',
      'chair',
      () => ({ quantity: 1, purchase_number: 'ЗН-💺' }),
      'purchase_number',
      'Символ «💺» нельзя напечатать в документах. Удалите или замените его',
      'sign_unprintable',
    ],
  ];
  it.each(cases)('%s', async (_title, service, body, field, text, code) => {
    const before = await cart();
    const refused = await add(services[service], body());
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code, errors: { [field]: [text] } });
    expect(await cart()).toEqual(before);
  });
});
