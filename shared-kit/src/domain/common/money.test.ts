import fc from 'fast-check';
import {
  addVat,
  billableUnits,
  completePrice,
  fromHundredths,
  lineAmount,
  removeVat,
  toHundredths,
  totalAmount,
  vatInside,
  type LineQuantity,
} from './money';
import { currencyCodes, currencySymbol, isCurrencyCode } from './currencies';

describe('currencies', () => {
  it('are four with symbols [SVC-128] [SVC-129]', () => {
    expect(currencyCodes.map((code) => [code, currencySymbol(code)])).toEqual([
      ['RUR', '₽'],
      ['USD', '$'],
      ['EUR', '€'],
      ['CNY', '¥'],
    ]);
  });

  it('have the rouble sign if the code is unknown [SVC-130]', () => {
    expect(currencySymbol('GBP')).toBe('₽');
    expect(isCurrencyCode('toString')).toBe(false);
  });
});

describe('amounts in hundredths [SVC-135]', () => {
  it.each([
    [1.005, 101],
    [1.004, 100],
    [0.1 + 0.2, 30],
    [8.325, 833],
    [77_600, 7_760_000],
    [0, 0],
  ])('%d is %d, half up', (amount, hundredths) => expect(toHundredths(amount)).toBe(hundredths));

  it('keep every amount with two decimals', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e13 }), (value) => toHundredths(fromHundredths(value)) === value));
  });
});

describe('VAT', () => {
  it('is added and removed at the rate of the exhibition [SVC-134]', () => {
    expect(addVat(10_000, 20)).toBe(12_000);
    expect(removeVat(12_000, 20)).toBe(10_000);
    expect(addVat(10_000, 22)).toBe(12_200);
    expect(addVat(33_333, 20)).toBe(40_000);
    expect(addVat(5, 10)).toBe(6);
    expect(addVat(10_000, 0)).toBe(10_000);
  });

  it('inside of 77 600 at 20 % is 12 933.33 [SVC-135]', () => {
    expect(fromHundredths(vatInside(toHundredths(77_600), 20))).toBe(12_933.33);
    expect(vatInside(100, 0)).toBe(0);
  });

  it('added to the net price never differs from the gross price by more than half a hundredth of the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom(0, 10, 18, 20, 22, 12.5), (gross, rate) => {
        return Math.abs(addVat(removeVat(gross, rate), rate) - gross) <= 1;
      }),
    );
  });

  it.each([
    [
      { price_with_vat: 120, price_without_vat: 90 },
      { withVat: 12_000, withoutVat: 9_000 },
    ],
    [
      { price_with_vat: 120, price_without_vat: null },
      { withVat: 12_000, withoutVat: 10_000 },
    ],
    [{ price_without_vat: 100 }, { withVat: 12_000, withoutVat: 10_000 }],
    [{ price_with_vat: 0 }, { withVat: 0, withoutVat: 0 }],
    [{ price_with_vat: null, price_without_vat: null }, null],
    [{}, null],
  ])('completes %j [SVC-134] [SVC-139]', (given, expected) => expect(completePrice(given, 20)).toEqual(expected));
});

describe('a line', () => {
  const three = ['2026-05-18', '2026-05-19', '2026-05-20'];

  it.each<[string, LineQuantity, number, number]>([
    ['quantity 2 without dates', { by: 'dates', quantity: 2, dates: [] }, 1000, 2000],
    ['quantity 2 on 3 dates', { by: 'dates', quantity: 2, dates: three }, 1000, 6000],
    [
      '3 and 2 on two dates',
      {
        by: 'quantity-per-date',
        entries: [
          { date: three[0] ?? '', quantity: 3 },
          { date: three[1] ?? '', quantity: 2 },
        ],
      },
      1000,
      5000,
    ],
    [
      '2 slots on one date and 1 on another',
      {
        by: 'time-ranges',
        entries: [
          { date: three[0] ?? '', time_range: [8, 10] },
          { date: three[1] ?? '', time_range: [12] },
        ],
      },
      1000,
      3000,
    ],
    ['area 72 on 4 dates', { by: 'stand-area', area: 72, dates: [...three, '2026-05-21'] }, 85, 24_480],
    ['area 95.9', { by: 'stand-area', area: 95.9, dates: [] }, 333.33, 31_966.35],
  ])('of %s [SVC-149]', (_, line, price, amount) => {
    const inHundredths = lineAmount(toHundredths(price), billableUnits(line));
    expect(inHundredths === null ? null : fromHundredths(inHundredths)).toBe(amount);
  });

  it('without a price has no amount, and neither has the total [SVC-138] [SVC-139] [SVC-105]', () => {
    expect(lineAmount(null, 3)).toBeNull();
    expect(totalAmount([100, null, 200])).toBeNull();
    expect(totalAmount([100, 250])).toBe(350);
    expect(totalAmount([])).toBe(0);
  });
});
