import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql, type RawBuilder } from 'kysely';
import { comparable } from '../../../platform/database/comparable';

/** Whether a company `c` is called so, in either language, whatever quotes, dashes and spaces were typed. */
export const isCompanyNamed = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`false`;
  return sql<boolean>`(position(${words} in ${comparable(sql.ref('c.name_rus'))}) > 0
    or position(${words} in ${comparable(sql.ref('c.name_eng'))}) > 0)`;
};
