import { currencyCodes } from '@fairfront/shared-kit/domain/common';
import { en, ru } from '../testing/texts';

it('every currency has a title [SVC-128] [SVC-129]', () => {
  expect(currencyCodes.map((code) => [code, en.currency.titles[code], ru.currency.titles[code]])).toEqual([
    ['RUR', 'Rouble', 'Рубль'],
    ['USD', 'US dollar', 'Доллар США'],
    ['EUR', 'Euro', 'Евро'],
    ['CNY', 'Chinese yuan', 'Китайский юань'],
  ]);
});
