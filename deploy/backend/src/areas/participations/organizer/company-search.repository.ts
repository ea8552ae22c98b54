import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql, type RawBuilder } from 'kysely';
import { comparable } from '../../../platform/database/comparable';

/** Whether a name of company `c` contains the text, in either language, regardless of quotes, dashes and spaces. */
export const isCompanyNamed = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`false`;
  return sql<boolean>`(position(${words} in ${comparable(sql.ref('c.name_rus'))}) > 0
    or position(${words} in ${comparable(sql.ref('c.name_eng'))}) > 0)`;
};
