import { localized, localizedNames } from '../../common';
import { Type } from 'typebox';
import { Id } from '../../http';

export const Country = Type.Object(
  {
    id: Id,
    ...localized('name', () => Type.String()),
    is_simple_visa: Type.Boolean({ description: 'Electronic visa: 5 days instead of 50' }),
    is_catalog_order_ru_locale: Type.Boolean(),
  },
  { title: 'Country', description: 'Country' },
);

/** The fields of a country that other entities contain. */
export const CountryName = Type.Pick(Country, ['id', ...localizedNames('name')]);

export const CountriesQuery = Type.Object({
  order: Type.Optional(Type.Enum(localizedNames('name'))),
  visa: Type.Optional(Type.Enum(['0', '1'], { description: 'Variant of the visa form: Russia last' })),
  flag: Type.Optional(Type.Enum(['0', '1'], { description: 'The same as visa' })),
});
