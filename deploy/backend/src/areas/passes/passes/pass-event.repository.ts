import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { exhibitionDeadlines, exhibitionDays } from '@fairfront/shared-kit/domain/participations/api';

/** The columns of an exhibition for the rules of passes. */
export const passExhibitionColumns = [
  'timezone',
  ...exhibitionDays,
  ...exhibitionDeadlines,
  'create_personal_pass_disabled',
  'create_install_pass_disabled',
  'create_car_pass_disabled',
] as const;

/** What the dates of the passes of a participation depend on. @throws NoResultError for an unknown participation */
export const readPassEventRow = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.type', 'p.extended_dates', 'p.exhibition_id'])
    .select(passExhibitionColumns.map((name) => `e.${name}` as const))
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
