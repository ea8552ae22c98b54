import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql, type RawBuilder } from 'kysely';

/** Whether a search finds the company `c` or a stand of the participation `p`, for queues of the organiser. */
export const companyFound = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`true`;
  return sql<boolean>`(position(${words} in c.search_key) > 0 or exists (select 1 from stands s
    where s.participation_id = p.id and position(${words} in lower(s.title)) > 0))`;
};
