import { compareBySortKey, type Localized, localizedName, textsOf } from '@fairfront/shared-kit/domain/common';
import { countriesApi } from '@fairfront/shared-kit/domain/participations/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { implement } from '../../../platform/http/implement';
import { readCountries } from './countries.repository';

type Country = Awaited<ReturnType<typeof readCountries>>[number];

const russia = /^(Россия|Российская Федерация|Russia|Russian Federation)$/i;

/**
 * Countries by their name in one language; the visa variant puts Russia last. They are sorted here, because there are only
 * two hundred of them and database collations differ.
 */
export const sortCountries = (
  countries: readonly Country[],
  order: keyof Localized<'name'>,
  forVisa: boolean,
): Country[] => {
  const isLast = (country: Country) => forVisa && textsOf(country, 'name').some((name) => russia.test(name.trim()));
  return [...countries].sort(
    (left, right) => Number(isLast(left)) - Number(isLast(right)) || compareBySortKey(left[order], right[order]),
  );
};

export const countriesRoutes: RoutePlugin = implement(countriesApi, ({ database }) => ({
  'GET /countries': async ({ query, locale }) => {
    const order = query.order ?? localizedName('name', locale);
    return { data: sortCountries(await readCountries(database.read), order, query.visa === '1' || query.flag === '1') };
  },
}));
