import { compareBySortKey } from '@fairfront/shared-kit/domain/common';
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
  order: 'name_rus' | 'name_eng',
  forVisa: boolean,
): Country[] => {
  const isLast = (name: string) => forVisa && russia.test(name.trim());
  return [...countries].sort(
    (left, right) =>
      Number(isLast(left.name_rus)) - Number(isLast(right.name_rus)) || compareBySortKey(left[order], right[order]),
  );
};

export const countriesRoutes: RoutePlugin = implement(countriesApi, ({ database }) => ({
  'GET /countries': async ({ query, locale }) => {
    const order = query.order ?? (locale === 'ru' ? 'name_rus' : 'name_eng');
    return { data: sortCountries(await readCountries(database.read), order, query.visa === '1' || query.flag === '1') };
  },
}));
