import { comparisonKey, localizedNames } from '@fairfront/shared-kit/domain/common';
import { openPublicationStatuses, type PublicationStatus } from '@fairfront/shared-kit/domain/account';
import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { sql, type Kysely, type RawBuilder, type Transaction, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { withinExhibitions } from '../../../platform/database/within-exhibitions';
import type { Paging } from '../../../platform/http/paging';
import { companyFound, standRows } from '../../participations';

const requests = (db: Kysely<Tables>) =>
  db
    .selectFrom('publication_requests as r')
    .leftJoin('publication_files as f', 'f.request_id', 'r.id')
    .select([
      'r.id',
      'r.type',
      'r.title',
      'r.text',
      'r.status',
      'r.comment',
      'r.created_at',
      'f.original_name',
      'f.extension',
      'f.size',
    ]);
export type PublicationRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

/** Requests of a participation, newest first. */
export const listPublications = (db: Kysely<Tables>, participationId: number): Promise<PublicationRow[]> =>
  requests(db).where('r.participation_id', '=', participationId).orderBy('r.id', 'desc').execute();

/** One request. @throws NoResultError for an unknown one */
export const readPublication = (db: Kysely<Tables>, id: number): Promise<PublicationRow> =>
  requests(db).where('r.id', '=', id).executeTakeFirstOrThrow();

/** Requests of all participations, without those of deleted sub-exhibitors. */
const requestsOfAll = (db: Kysely<Tables>) =>
  requests(db)
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select([
      'r.participation_id',
      'p.type as participation_type',
      'p.exhibition_id',
      ...localizedNames('c.name'),
      ...localizedNames('e.title'),
      standRows().as('stands'),
      'r.updated_at',
    ])
    .where('p.deleted_at', 'is', null);
export type PublicationOfAllRow = Awaited<ReturnType<ReturnType<typeof requestsOfAll>['executeTakeFirstOrThrow']>>;

/** What the requests in the exhibitions of a reader are narrowed by. */
export interface PublicationFilter {
  within: StaffExhibitions;
  exhibitionId?: number | undefined;
  statuses?: readonly PublicationStatus[] | undefined;
  search: string;
}

const isInFilter = ({ within, exhibitionId, search }: PublicationFilter) => {
  const words = comparisonKey(search);
  return sql<boolean>`(${withinExhibitions('p.exhibition_id', within)}
    and ${exhibitionId === undefined ? sql<boolean>`true` : sql<boolean>`p.exhibition_id = ${exhibitionId}`}
    and (${companyFound(search)} or position(${words} in lower(r.title)) > 0))`;
};

/** How many requests in a filter have each status; one that nobody has is left out. */
export const countPublications = (db: Kysely<Tables>, filter: PublicationFilter) =>
  db
    .selectFrom('publication_requests as r')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['r.status', sql<number>`count(*)::int`.as('count')])
    .where('p.deleted_at', 'is', null)
    .where(isInFilter(filter))
    .groupBy('r.status')
    .execute();

/** The number of waiting requests of an exhibition, as a part of a statement. */
export const waitingPublications = (exhibitionId: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from publication_requests r join participations p on p.id = r.participation_id
    where r.status in (${sql.join(openPublicationStatuses)}) and p.exhibition_id = ${exhibitionId}
      and p.deleted_at is null)`;

/** One page of the requests in a filter. */
export const listPublicationsOfAll = (
  db: Kysely<Tables>,
  filter: PublicationFilter,
  order: 'oldest' | 'newest',
  { page, perPage }: Paging,
): Promise<PublicationOfAllRow[]> =>
  requestsOfAll(db)
    .where(isInFilter(filter))
    .$if(filter.statuses !== undefined, (query) => query.where('r.status', 'in', [...(filter.statuses ?? [])]))
    .orderBy('r.id', order === 'oldest' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** Who last changed the status of a request, and when; undefined if nobody has. */
export const readPublicationChange = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('audit_log as a')
    .innerJoin('publication_requests as r', 'r.participation_id', 'a.participation_id')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.created_at', 'u.name', 'u.lastname'])
    .where('r.id', '=', id)
    .where('a.subject', '=', `publication ${id}`)
    .where('a.action', '=', 'publication.status-changed')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();

/** One request with its company; undefined for an unknown one. */
export const findPublicationOfAll = (db: Kysely<Tables>, id: number): Promise<PublicationOfAllRow | undefined> =>
  requestsOfAll(db).where('r.id', '=', id).executeTakeFirst();

/** Locks a request until the end of the transaction. @returns the data for its change; null for an unknown one */
export const lockPublication = async (trx: Transaction<Tables>, id: number) =>
  (await trx
    .selectFrom('publication_requests as r')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .select(['r.participation_id', 'r.title', 'r.status', 'r.comment'])
    .where('r.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst()) ?? null;

/**
 * The stored file of a request; undefined without one.
 * @param participationId null for the organiser, who reads all requests
 */
export const publicationFile = (db: Kysely<Tables>, id: number, participationId: number | null) =>
  db
    .selectFrom('publication_files as f')
    .innerJoin('publication_requests as r', 'r.id', 'f.request_id')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .select(['f.stored_name', 'f.original_name'])
    .where('f.request_id', '=', id)
    .where('p.deleted_at', 'is', null)
    .$if(participationId !== null, (query) => query.where('r.participation_id', '=', participationId ?? 0))
    .executeTakeFirst();

/** Stores a new request without its file. */
export const insertPublication = (trx: Transaction<Tables>, request: Insertable<Tables['publication_requests']>) =>
  trx.insertInto('publication_requests').values(request).returning(['id', 'status']).executeTakeFirstOrThrow();

/** Adds the stored file of a request. */
export const insertPublicationFile = async (
  trx: Transaction<Tables>,
  file: Insertable<Tables['publication_files']>,
): Promise<void> => {
  await trx.insertInto('publication_files').values(file).execute();
};

/** Changes the organiser's status and comment of a request. */
export const updatePublication = async (
  trx: Transaction<Tables>,
  id: number,
  values: Pick<Updateable<Tables['publication_requests']>, 'status' | 'comment' | 'updated_at'>,
): Promise<void> => {
  await trx.updateTable('publication_requests').set(values).where('id', '=', id).execute();
};
