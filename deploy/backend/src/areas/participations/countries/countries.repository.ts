import { compareBySortKey } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** All countries with what a visa needs to know of them. */
export const readCountries = (db: Kysely<Tables>) => db.selectFrom('countries').selectAll().execute();

const russia = /^(Россия|Российская Федерация|Russia|Russian Federation)$/i;

/**
 * All countries by the name of one language; the visa variant puts Russia last. Sorted here: there are two
 * hundred of them, and no database collation is relied on.
 */
export const listCountries = async (db: Kysely<Tables>, order: 'name_rus' | 'name_eng', forVisa: boolean) => {
  const countries = await readCountries(db);
  const isLast = (name: string) => forVisa && russia.test(name.trim());
  return countries.sort(
    (left, right) =>
      Number(isLast(left.name_rus)) - Number(isLast(right.name_rus)) || compareBySortKey(left[order], right[order]),
  );
};
