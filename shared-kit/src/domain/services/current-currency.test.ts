import { currentCurrency } from './current-currency';

const [rur, eur] = [
  { code: 'RUR', symbol: '₽' },
  { code: 'EUR', symbol: '€' },
];

it.each([
  ['the chosen one', 'EUR', [rur, eur], 'EUR'],
  ['the first without a choice', null, [eur, rur], 'EUR'],
  ['the first if the chosen one is no longer offered', 'USD', [eur, rur], 'EUR'],
  ['roubles without a list', null, [], 'RUR'],
])('the current currency is %s [SVC-130]', (_case, currency, currencies, code) => {
  expect(currentCurrency({ currency, currencies })).toMatchObject({ code, symbol: code === 'RUR' ? '₽' : '€' });
});
