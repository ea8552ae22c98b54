import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { PassStatus } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { standRows } from '../../participations';
import { subjectOf, type PassStore, type StoredPass } from '../passes/pass-store';

type Store = Pick<PassStore<StoredPass, unknown>, 'table' | 'name'>;

/** The columns that passes of both kinds have. */
interface AnyPass extends StoredPass {
  status: PassStatus;
  comment: string | null;
  barcode: string;
  changed_at: Date;
}

const livingPass = (db: Kysely<Tables>, { table }: Store, passId: number) =>
  db
    .selectFrom(sql<AnyPass>`${sql.table(table)}`.as('x'))
    .select(['x.status', 'x.comment'])
    .where('x.id', '=', passId)
    .where('x.deleted_at', 'is', null);

/** The author and time of the last decision on a pass `x`; null before the first one. */
const lastDecision = ({ name }: Store, passId: number) => sql<{
  at: string;
  id: number | null;
  name: string | null;
  lastname: string | null;
  key: { name: string; prefix: string } | null;
} | null>`(select jsonb_build_object('at', a.created_at, 'id', u.id, 'name', u.name, 'lastname', u.lastname,
      'key', case when k.id is not null then jsonb_build_object('name', k.name, 'prefix', k.prefix) end)
    from audit_log a left join users u on u.id = a.user_id left join api_keys k on k.id = a.api_key_id
    where a.participation_id = x.participation_id and a.subject = ${subjectOf({ name }, passId)}
      and a.action = ${`${name}.status-changed`}
    order by a.id desc limit 1)`;

/** The decision on a pass as it is stored; undefined for an unknown or deleted one. */
export const readDecision = (db: Kysely<Tables>, store: Store, passId: number) =>
  livingPass(db, store, passId)
    .innerJoin('participations as p', 'p.id', 'x.participation_id')
    .select(['p.exhibition_id', lastDecision(store, passId).as('last')])
    .executeTakeFirst();

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof readDecision>>>;

/** The data that the pass bureau sees with a pass: its exhibitor, exhibition and last decision. */
export const readPassPlace = (db: Kysely<Tables>, store: Store, passId: number) =>
  livingPass(db, store, passId)
    .innerJoin('participations as p', 'p.id', 'x.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['x.participation_id', 'x.barcode', 'x.changed_at', 'p.exhibition_id', ...localizedNames('c.name')])
    .select([...localizedNames('e.title'), sql<EventType>`p.type`.as('type')])
    .select([standRows().as('stands'), lastDecision(store, passId).as('last')])
    .executeTakeFirst();

export type PassPlaceRow = NonNullable<Awaited<ReturnType<typeof readPassPlace>>>;
