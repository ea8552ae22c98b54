import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { sql, type RawBuilder } from 'kysely';

/** Limits a list of staff to the exhibitions of its reader. @param column with the id of the exhibition: `p.exhibition_id` */
export const withinExhibitions = (column: string, exhibitions: StaffExhibitions): RawBuilder<boolean> => {
  if (exhibitions === 'all') return sql<boolean>`true`;
  if (exhibitions.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(column)} in (${sql.join(exhibitions)})`;
};
