import type { HintNames, PassStatus, PersonalPassType, QueuePart } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { comparisonKey, type Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { jsonRows } from '../../../platform/database/json-rows';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { passExhibitionColumns } from '../passes/pass-event.repository';

/** What the queue of an exhibition is narrowed by. */
interface QueueFilter {
  exhibitionId: number;
  part: QueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

interface OtherPass extends HintNames {
  id: number;
  type: PersonalPassType;
  status: PassStatus;
  birthday: string | null;
}

/** A waiting pass with what the rules for its hints look at. */
export interface QueuedRow extends Localized<'company'>, Record<(typeof passExhibitionColumns)[number], unknown> {
  kind: 'personal' | 'car';
  id: number;
  type: PersonalPassType | null;
  lastname: string;
  name: string;
  middlename: string | null;
  birthday: string | null;
  birthday_place: string | null;
  is_simple_visa: boolean | null;
  car_number: string | null;
  trailer_number: string | null;
  load_capacity: number | null;
  participation_id: number;
  event_type: EventType;
  extended_dates: ExtendedDates;
  created_at: Date;
  stands: { title: string }[];
  others: OtherPass[];
  team: HintNames[];
  taken_by: string | null;
}

const partOf: Record<QueuePart, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  participants: sql<boolean>`x.type = 'certificate'`,
  visas: sql<boolean>`x.type = 'visa'`,
  installation: sql<boolean>`x.type = 'installation'`,
  cars: sql<boolean>`x.kind = 'car'`,
};

/** All passes of an exhibition that wait, as `x`, with the participation `p` and the company `c`. */
const waiting = (exhibitionId: number) => sql`
  (select 'personal' as kind, id, participation_id, type, lastname, name, middlename, birthday, birthday_place,
      country_id, null as car_number, null as trailer_number, null::float8 as load_capacity, created_at, search_key
    from personal_passes where status = 'consideration' and deleted_at is null
   union all
   select 'car', id, participation_id, null, lastname, name, middlename, null, null,
      null, car_number, trailer_number, load_capacity::float8, created_at, search_key
    from car_passes where status = 'consideration' and deleted_at is null) x
  join participations p on p.id = x.participation_id and p.exhibition_id = ${exhibitionId} and p.deleted_at is null
  join companies c on c.id = p.company_id`;

const isFound = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`true`;
  return sql<boolean>`(position(${words} in x.search_key) > 0 or position(${words} in c.search_key) > 0
    or exists (select 1 from stands s where s.participation_id = p.id and position(${words} in lower(s.title)) > 0))`;
};

const exhibitionColumns = sql.join(passExhibitionColumns.map((name) => sql.ref(`e.${name}`)));

/** One page of the queue, in the order in which the passes were sent or in the reverse. */
export const listQueue = async (
  db: Kysely<Tables>,
  { exhibitionId, part, search, order }: QueueFilter,
  { page, perPage }: Paging,
): Promise<QueuedRow[]> => {
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<QueuedRow>`
    select x.kind, x.id, x.type, x.lastname, x.name, x.middlename, x.birthday::text as birthday, x.birthday_place,
      country.is_simple_visa, x.car_number, x.trailer_number, x.load_capacity, x.created_at, x.participation_id,
      ${textColumns('c.name', 'company')}, p.type as event_type, p.extended_dates, ${exhibitionColumns},
      ${jsonRows(sql`select s.title from stands s where s.participation_id = p.id order by s.id`)} as stands,
      ${jsonRows(sql`select o.id, o.type, o.status, o.lastname, o.name, o.middlename, o.birthday::text as birthday
        from personal_passes o where x.kind = 'personal' and o.participation_id = p.id and o.deleted_at is null
          and o.id <> x.id`)} as others,
      ${jsonRows(sql`select u.lastname, u.name, u.middlename from participation_users pu
        join users u on u.id = pu.user_id where x.kind = 'personal' and pu.participation_id = p.id`)} as team,
      (select o.car_number from car_passes o join participations op on op.id = o.participation_id
        where x.trailer_number is not null and o.trailer_number = x.trailer_number and o.id <> x.id
          and o.deleted_at is null and o.status <> 'rejected' and op.exhibition_id = p.exhibition_id
        order by o.id limit 1) as taken_by
    from (select x.* from ${waiting(exhibitionId)}
      where ${partOf[part]} and ${isFound(search)}
      order by x.created_at ${direction}, x.kind ${direction}, x.id ${direction}
      limit ${perPage} offset ${(page - 1) * perPage}) x
    join participations p on p.id = x.participation_id
    join companies c on c.id = p.company_id
    join exhibitions e on e.id = p.exhibition_id
    left join countries country on country.id = x.country_id
    order by x.created_at ${direction}, x.kind ${direction}, x.id ${direction}`.execute(db);
  return rows;
};

/** How many passes wait by part, among those that a search finds. */
export const countQueue = async (
  db: Kysely<Tables>,
  { exhibitionId, search }: Pick<QueueFilter, 'exhibitionId' | 'search'>,
): Promise<Record<QueuePart, number>> => {
  const counted = (part: QueuePart) => sql`count(*) filter (where ${partOf[part]})::int as ${sql.ref(part)}`;
  const { rows } = await sql<Record<QueuePart, number>>`
    select ${sql.join((Object.keys(partOf) as QueuePart[]).map(counted))}
    from ${waiting(exhibitionId)} where ${isFound(search)}`.execute(db);
  return rows[0] ?? { all: 0, participants: 0, visas: 0, installation: 0, cars: 0 };
};

/** The number of waiting passes of an exhibition, as a part of a statement. */
export const waitingPasses = (exhibitionId: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${waiting(exhibitionId)})`;
