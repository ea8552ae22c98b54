import type { PassStatus, QueuePart } from '@fairfront/shared-kit/domain/passes';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { locales, localizedName } from '@fairfront/shared-kit/domain/common';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import type { CountedRow } from './figure-rows';

/** A kind of passes that is counted separately. */
type PassKindOf = Exclude<QueuePart, 'all'>;
/** What a pass is counted as. */
export type PassStep = 'sent' | Exclude<PassStatus, 'consideration'>;

/** The filter of the figures of passes. */
export interface PassFilter {
  exhibitionId: number;
  kind?: PassKindOf;
}

const kinds: Record<PassKindOf, RawBuilder<unknown>> = {
  participants: sql`x.type = 'certificate'`,
  visas: sql`x.type = 'visa'`,
  installation: sql`x.type = 'installation'`,
  cars: sql`x.kind = 'car-pass'`,
};

/**
 * All passes of an exhibition as `x`, with the moments at which they were sent and, if they are decided, got their status:
 * by the last decision in the log; one that was imported has none and counts when it was last changed.
 */
const passesOf = ({ exhibitionId, kind }: PassFilter) => sql`(
  select x.*, e.timezone, p.company_id, case when x.status <> 'consideration' then coalesce(decided.at, x.updated_at) end as decided_at
  from (
    select 'personal-pass' as kind, id, participation_id, type, status, concat_ws(' ', lastname, name, middlename) as title,
      created_at, updated_at from personal_passes where deleted_at is null
    union all
    select 'car-pass', id, participation_id, null, status, car_number, created_at, updated_at
    from car_passes where deleted_at is null
  ) x
  join participations p on p.id = x.participation_id and p.exhibition_id = ${exhibitionId} and p.deleted_at is null
  join exhibitions e on e.id = p.exhibition_id
  left join (
    select a.participation_id, a.subject, max(a.created_at) as at
    from audit_log a join participations ap on ap.id = a.participation_id and ap.exhibition_id = ${exhibitionId}
    where a.action in ('personal-pass.status-changed', 'car-pass.status-changed') group by 1, 2
  ) decided on decided.participation_id = x.participation_id and decided.subject = x.kind || ' ' || x.id
  where ${kind === undefined ? sql`true` : kinds[kind]}) x`;

const moments: Record<PassStep, RawBuilder<unknown>> = {
  sent: sql`x.created_at`,
  accepted: sql`case when x.status = 'accepted' then x.decided_at end`,
  rejected: sql`case when x.status = 'rejected' then x.decided_at end`,
};

/** Passes by day and step, the latest day first. */
export const passesByDay = async (
  db: Kysely<Tables>,
  filter: PassFilter,
): Promise<({ day: string } & Record<PassStep, number>)[]> => {
  const counted = (step: PassStep) =>
    sql`(count(*) filter (where one.step = ${sql.lit(step)}))::int as ${sql.ref(step)}`;
  const { rows } = await sql<{ day: string } & Record<PassStep, number>>`
    select (one.at at time zone x.timezone)::date::text as day, ${counted('sent')}, ${counted('accepted')}, ${counted('rejected')}
    from ${passesOf(filter)}
    cross join lateral (values ('sent', ${moments.sent}), ('accepted', ${moments.accepted}), ('rejected', ${moments.rejected}))
      as one (step, at)
    where one.at is not null group by 1 order by 1 desc`.execute(db);
  return rows;
};

const titles = sql.join(locales.map((locale) => sql`x.title as ${sql.ref(localizedName('title', locale))}`));

/** One page of the passes that a figure counts, the newest first. */
export const listCountedPasses = async (
  db: Kysely<Tables>,
  { step, day, ...filter }: PassFilter & { step: PassStep; day?: string },
  { page, perPage }: Paging,
) => {
  const at = moments[step];
  const ofDay = day === undefined ? sql`true` : sql`(${at} at time zone x.timezone)::date = ${day}::date`;
  const { rows } = await sql<CountedRow & { total: number }>`
    select x.id, x.kind, x.participation_id, ${textColumns('c.name', 'company')}, ${titles}, null::bigint as order_id,
      x.status, null::float8 as quantity, null::text as currency, null::bigint as amount, ${at} as at, count(*) over ()::int as total
    from ${passesOf(filter)} join companies c on c.id = x.company_id
    where ${at} is not null and ${ofDay}
    order by ${at} desc, x.kind, x.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};
