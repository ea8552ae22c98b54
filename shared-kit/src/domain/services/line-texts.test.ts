import { quantityText } from './line-texts';

/** Quantity, unit in both languages, expected texts in both. */
const table: [number, string, string, string, string][] = [
  [8, 'шт.', 'pc', '8 шт.', '8 pc'],
  [72, 'м²', 'm²', '72 м²', '72 m²'],
  [6, 'дн.', 'day', '6 дн.', '6 × day'],
  [1, 'смена', 'shift', '1 смена', '1 shift'],
  [3, 'слот (2 ч)', 'slot (2 h)', '3 × слот (2 ч)', '3 × slot (2 h)'],
  [10, 'кВт', 'kW', '10 кВт', '10 kW'],
  [2.5, 'смена', 'shift', '2,5 × смена', '2.5 × shift'],
];

describe('quantityText', () => {
  it.each(table)('%d, %s or %s: the unit is not inflected [SVC-185]', (quantity, name_rus, name_eng, ru, en) => {
    const unit = { name_rus, name_eng };
    expect([quantityText({ quantity }, unit, 'ru'), quantityText({ quantity }, unit, 'en')]).toEqual([ru, en]);
  });
});
