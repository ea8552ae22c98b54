import { currentCurrency } from './current-currency';

const [rur, eur] = [
  { code: 'RUR', symbol: '₽' },
  { code: 'EUR', symbol: '€' },
];

it.each([
  ['the chosen one', 'EUR', [rur, eur], 'EUR'],
  ['the first without a choice', null, [eur, rur], 'EUR'],
  ['the first when the chosen one is not offered any more', 'USD', [eur, rur], 'EUR'],
  ['roubles without a list', null, [], 'RUR'],
])('is %s [SVC-130]', (_case, currency, currencies, code) => {
  expect(currentCurrency({ currency, currencies })).toMatchObject({ code, symbol: code === 'RUR' ? '₽' : '€' });
});
