import { errorsOfService, priceText, typedPrice, withPrice } from './template-draft';

it.each([
  ['', null],
  ['1 200', 1200],
  ['1 200,5', 1200.5],
  ['99.95', 99.95],
  ['99.999', undefined],
  ['-5', undefined],
  ['free', undefined],
])('the price "%s" is read as %s [ORG-383]', (text, price) => {
  expect(typedPrice(text)).toBe(price);
});

it('a price is set and taken away in one currency alone [ORG-383]', () => {
  const priced = withPrice([{ currency: 'RUR', price_without_vat: 10 }], 'USD', 2);
  expect([priceText(priced, 'RUR'), priceText(priced, 'USD')]).toEqual(['10', '2']);
  expect(withPrice(priced, 'RUR', null)).toEqual([{ currency: 'USD', price_without_vat: 2 }]);
});

it('an error of a service is shown at its field [ORG-383]', () => {
  const errors = {
    'template.services.1.prices.0.price_without_vat': ['Two decimals'],
    'template.services.11.name_rus': ['Letters'],
    'template.number_characters_string': ['Above zero'],
  };
  expect(errorsOfService(errors, 1)).toEqual({ prices: 'Two decimals' });
});
