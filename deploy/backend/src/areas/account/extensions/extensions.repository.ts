import { localizedNames } from '@fairfront/shared-kit/domain/common';
import {
  type ExtensionKind,
  type ExtensionRules,
  type ExtensionState,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { sql, type Insertable, type Kysely, type RawBuilder, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { companyFound, standRows } from '../../participations';
import type { ExtensionRequestsTable } from './tables';

const requests = (db: Kysely<Tables>) =>
  db
    .selectFrom('extension_requests as r')
    .leftJoin('extension_files as f', 'f.request_id', 'r.id')
    // only a user who decides is named; requests are withdrawn by the company itself
    .leftJoin('users as d', (join) =>
      join.onRef('d.id', '=', 'r.decided_by').on('r.status', 'in', ['granted', 'refused']),
    )
    .select([
      'r.id',
      'r.kind',
      'r.status',
      'r.former_at',
      'r.asked_until',
      'r.granted_until',
      'r.reason',
      'r.comment',
      'r.created_at',
      'r.decided_at',
      'f.original_name',
      'f.size',
      'd.name as decider_name',
      'd.lastname as decider_lastname',
    ]);
export type ExtensionRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

/** Requests of a participation, newest first. */
export const listExtensions = (db: Kysely<Tables>, participationId: number): Promise<ExtensionRow[]> =>
  requests(db).where('r.participation_id', '=', participationId).orderBy('r.id', 'desc').execute();

/** One request of a participation; undefined for an unknown one. */
export const findExtension = (
  db: Kysely<Tables>,
  participationId: number,
  id: number,
): Promise<ExtensionRow | undefined> =>
  requests(db).where('r.participation_id', '=', participationId).where('r.id', '=', id).executeTakeFirst();

/** Requests of all companies, without those of deleted sub-exhibitors. */
const requestsOfAll = (db: Kysely<Tables>) =>
  requests(db)
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['r.participation_id', 'p.type', 'p.exhibition_id', ...localizedNames('c.name'), standRows().as('stands')])
    .where('p.deleted_at', 'is', null);
export type ExtensionOfAllRow = Awaited<ReturnType<ReturnType<typeof requestsOfAll>['executeTakeFirstOrThrow']>>;

/** What the requests of an exhibition are narrowed by, and their order; null: pending ones first, then the newest. */
export interface ExtensionFilter {
  exhibitionId: number;
  status: ExtensionState | undefined;
  kind?: ExtensionKind | undefined;
  search: string;
  order: 'oldest' | 'newest' | null;
}

/** One page of the requests of an exhibition. */
export const listExtensionsOfExhibition = (
  db: Kysely<Tables>,
  { exhibitionId, status, kind, search, order }: ExtensionFilter,
  { page, perPage }: Paging,
): Promise<ExtensionOfAllRow[]> =>
  requestsOfAll(db)
    .where('p.exhibition_id', '=', exhibitionId)
    .where(companyFound(search))
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'pending'))
    .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind ?? 'car-passes'))
    .$if(order === null, (query) => query.orderBy(sql`r.status <> 'pending'`))
    .orderBy('r.id', order === 'oldest' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** How many requests of an exhibition there are of each kind; one that nobody has is left out. */
export const countExtensions = (
  db: Kysely<Tables>,
  { exhibitionId, status, search }: Pick<ExtensionFilter, 'exhibitionId' | 'status' | 'search'>,
) =>
  db
    .selectFrom('extension_requests as r')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['r.kind', sql<number>`count(*)::int`.as('count')])
    .where('p.deleted_at', 'is', null)
    .where('p.exhibition_id', '=', exhibitionId)
    .where(companyFound(search))
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'pending'))
    .groupBy('r.kind')
    .execute();

/** The number of waiting requests of an exhibition, as a part of a statement. */
export const waitingExtensions = (exhibitionId: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from extension_requests r join participations p on p.id = r.participation_id
    where r.status = 'pending' and p.exhibition_id = ${exhibitionId} and p.deleted_at is null)`;

/** One request with its company; undefined for an unknown one. */
export const findExtensionOfAll = (db: Kysely<Tables>, id: number): Promise<ExtensionOfAllRow | undefined> =>
  requestsOfAll(db).where('r.id', '=', id).executeTakeFirst();

/** The participation of a request; null for an unknown one. */
export const ownerOfExtension = async (db: Kysely<Tables>, id: number): Promise<number | null> => {
  const row = await db
    .selectFrom('extension_requests as r')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .select('r.participation_id')
    .where('r.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.participation_id ?? null;
};

/** The data of a request for its decision; its participation is locked before. */
export const readExtension = (trx: Transaction<Tables>, participationId: number, id: number) =>
  trx
    .selectFrom('extension_requests')
    .select(['id', 'kind', 'status', 'asked_until', 'granted_until', 'comment'])
    .where('id', '=', id)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();

/** Whether a request of this kind is pending. */
export const hasPending = async (trx: Transaction<Tables>, participationId: number, kind: string): Promise<boolean> =>
  (await trx
    .selectFrom('extension_requests')
    .select('id')
    .where('participation_id', '=', participationId)
    .where(sql`kind`, '=', kind)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined;

/** The extension rules for a participation. */
export const readExtensionRules = async (db: Kysely<Tables>, participationId: number): Promise<ExtensionRules> =>
  (
    await db
      .selectFrom('participations as p')
      .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
      .select('e.extension_rules')
      .where('p.id', '=', participationId)
      .executeTakeFirstOrThrow()
  ).extension_rules;

/**
 * The stored file of a request; undefined without one.
 * @param participationId null for the organiser, who reads all requests
 */
export const extensionFile = (db: Kysely<Tables>, id: number, participationId: number | null) =>
  db
    .selectFrom('extension_files as f')
    .innerJoin('extension_requests as r', 'r.id', 'f.request_id')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('f.request_id', '=', id)
    .where('p.deleted_at', 'is', null)
    .$if(participationId !== null, (query) => query.where('r.participation_id', '=', participationId ?? 0))
    .executeTakeFirst();

/** Stores a request. @returns its id */
export const insertExtension = async (
  trx: Transaction<Tables>,
  row: Insertable<ExtensionRequestsTable>,
): Promise<number> => {
  const { id } = await trx.insertInto('extension_requests').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Stores the file of a request. */
export const insertExtensionFile = async (
  trx: Transaction<Tables>,
  file: Insertable<Tables['extension_files']>,
): Promise<void> => {
  await trx.insertInto('extension_files').values(file).execute();
};

/** Changes a request. */
export const updateExtension = async (
  trx: Transaction<Tables>,
  id: number,
  change: Updateable<ExtensionRequestsTable>,
): Promise<void> => {
  await trx.updateTable('extension_requests').set(change).where('id', '=', id).execute();
};

/** The type of a participation. @throws NoResultError for an unknown one */
export const typeOfParticipation = async (db: Kysely<Tables>, participationId: number): Promise<EventType> => {
  const { type } = await db
    .selectFrom('participations')
    .select('type')
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  return type;
};

/** Stores a later day instead of a date of the exhibition, for one participation. @param day YYYY-MM-DD */
export const extendDate = async (
  trx: Transaction<Tables>,
  participationId: number,
  name: string,
  day: string,
): Promise<void> => {
  await sql`update participations set extended_dates = extended_dates || ${JSON.stringify({ [name]: day })}::jsonb
    where id = ${participationId}`.execute(trx);
};

/** The extension rules of an exhibition with the time of its last change; undefined for an unknown one. */
export const findExtensionRules = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('exhibitions')
    .select(['extension_rules', 'changed_at'])
    .where('id', '=', exhibitionId)
    .executeTakeFirst();

/** Locks the extension rules of an exhibition; undefined for an unknown one. */
export const lockExtensionRules = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
): Promise<ExtensionRules | undefined> => {
  const found = await trx
    .selectFrom('exhibitions')
    .select('extension_rules')
    .where('id', '=', exhibitionId)
    .forUpdate()
    .executeTakeFirst();
  return found?.extension_rules;
};

/** Stores the extension rules of an exhibition. */
export const putExtensionRules = async (
  trx: Transaction<Tables>,
  exhibitionId: number,
  rules: ExtensionRules,
): Promise<void> => {
  await trx
    .updateTable('exhibitions')
    .set({ extension_rules: JSON.stringify(rules) })
    .where('id', '=', exhibitionId)
    .execute();
};
