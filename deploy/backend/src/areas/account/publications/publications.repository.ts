import { publicationStatuses, type PublicationStatus } from '@fairfront/shared-kit/domain/account';
import { sql, type Kysely, type Transaction, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { orderExhibitorOf } from '../../participations/organizer/order-exhibitor';
import { standRows } from '../../participations/access/participation-parts.repository';
import type {
  OrganizerPublicationRequest,
  PublicationCounts,
  PublicationRequest,
} from '@fairfront/shared-kit/domain/account/api';

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
type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

const answerOf = ({ id, type, title, text, status, comment, created_at, ...file }: RequestRow): PublicationRequest => {
  const { original_name, extension, size } = file;
  return {
    id,
    type,
    title,
    text,
    status,
    comment,
    created_at: created_at.toISOString(),
    file: original_name === null ? null : { original_name, extension: extension ?? '', size: size ?? 0 },
  };
};

/** Requests of a participation, newest first (ACC-166). */
export const listPublications = async (db: Kysely<Tables>, participationId: number): Promise<PublicationRequest[]> =>
  (await requests(db).where('r.participation_id', '=', participationId).orderBy('r.id', 'desc').execute()).map(
    answerOf,
  );

/** One request as the API answers it. */
export const findPublication = async (db: Kysely<Tables>, id: number): Promise<PublicationRequest> =>
  answerOf(await requests(db).where('r.id', '=', id).executeTakeFirstOrThrow());

/** Requests of all participations; those of deleted sub-exhibitors are nobody's business any more. */
const requestsOfAll = (db: Kysely<Tables>) =>
  requests(db)
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select([
      'r.participation_id',
      'p.type as participation_type',
      'p.exhibition_id',
      'c.name_rus',
      'c.name_eng',
      'e.title_rus',
      'e.title_eng',
      standRows().as('stands'),
    ])
    .where('p.deleted_at', 'is', null);
type RequestOfAll = Awaited<ReturnType<ReturnType<typeof requestsOfAll>['executeTakeFirstOrThrow']>>;

const organizerResponseOf = (row: RequestOfAll): OrganizerPublicationRequest => ({
  ...answerOf(row),
  exhibitor: orderExhibitorOf({ ...row, type: row.participation_type }),
  exhibition: { id: row.exhibition_id, title_rus: row.title_rus, title_eng: row.title_eng },
});

const countByStatus = async (db: Kysely<Tables>): Promise<PublicationCounts> => {
  const rows = await db
    .selectFrom('publication_requests as r')
    .innerJoin('participations as p', 'p.id', 'r.participation_id')
    .select(['r.status', sql<number>`count(*)`.as('count')])
    .where('p.deleted_at', 'is', null)
    .groupBy('r.status')
    .execute();
  const counts = publicationStatuses.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]);
  return Object.fromEntries(counts) as PublicationCounts;
};

/** One page of the requests of all companies, newest first, with the number in every status (ACC-170). */
export const listPublicationsOfAll = async (
  db: Kysely<Tables>,
  status: PublicationStatus | undefined,
  { page, perPage }: Paging,
): Promise<{ requests: OrganizerPublicationRequest[]; total: number; counts: PublicationCounts }> => {
  const counts = await countByStatus(db);
  const rows = await requestsOfAll(db)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'new'))
    .orderBy('r.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = status ? counts[status] : publicationStatuses.reduce((sum, one) => sum + counts[one], 0);
  return { requests: rows.map(organizerResponseOf), total, counts };
};

/** One request with its company; null for an unknown one. */
export const findPublicationOfAll = async (
  db: Kysely<Tables>,
  id: number,
): Promise<OrganizerPublicationRequest | null> => {
  const row = await requestsOfAll(db).where('r.id', '=', id).executeTakeFirst();
  return row ? organizerResponseOf(row) : null;
};

/** What a change of a request depends on, locked until the end of the transaction; null for an unknown one. */
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
 * @param participationId null for the organiser, who reads the requests of all
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

/** Adds the file of a request, which is in the store already. */
export const insertPublicationFile = async (
  trx: Transaction<Tables>,
  file: Insertable<Tables['publication_files']>,
): Promise<void> => {
  await trx.insertInto('publication_files').values(file).execute();
};

/** Changes what the organiser has said about a request. */
export const updatePublication = async (
  trx: Transaction<Tables>,
  id: number,
  values: Pick<Updateable<Tables['publication_requests']>, 'status' | 'comment' | 'updated_at'>,
): Promise<void> => {
  await trx.updateTable('publication_requests').set(values).where('id', '=', id).execute();
};
