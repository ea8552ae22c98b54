import { normalEmail } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type NotNull } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { ExhibitionFinder } from '../../platform/http/staff-access';

type Resolve = (db: Kysely<Tables>, id: number) => Promise<{ exhibition_id: number }[]>;

/** Resolves an object of a table with the column `exhibition_id`. */
const named =
  (
    table: 'announcements' | 'exhibition_managers' | 'library_items' | 'participations' | 'webhook_endpoints',
  ): Resolve =>
  (db, id) =>
    db.selectFrom(table).select('exhibition_id').where('id', '=', id).execute();

/** Resolves an object of a table with the column `participation_id`. */
const ofParticipation =
  (
    table:
      | 'additional_orders'
      | 'car_passes'
      | 'catalog_orders'
      | 'contracts'
      | 'extension_requests'
      | 'personal_passes'
      | 'publication_requests',
  ): Resolve =>
  (db, id) =>
    db
      .selectFrom('participations as p')
      .select('p.exhibition_id')
      .where('p.id', '=', sql<number>`(select participation_id from ${sql.table(table)} where id = ${id})`)
      .execute();

/**
 * The exhibitions of the objects in paths of organiser routes, by the segment and the parameter that name them. A route
 * with another object needs a line here, or says how it is limited (`exhibitions` of its description).
 */
const resolvers: Readonly<Record<string, Resolve>> = {
  'exhibitions/{exhibitionId}': (_, id) => Promise.resolve([{ exhibition_id: id }]),
  'participants/{id}': named('participations'),
  'announcements/{announcementId}': named('announcements'),
  'library/{itemId}': named('library_items'),
  'managers/{id}': named('exhibition_managers'),
  // a pavilion of all exhibitions is only for staff with access to all exhibitions
  'pavilions/{id}': async (db, id) =>
    db
      .selectFrom('pavilions')
      .select('exhibition_id')
      .where('id', '=', id)
      .where('exhibition_id', 'is not', null)
      .$narrowType<{ exhibition_id: NotNull }>()
      .execute(),
  'webhooks/{webhookId}': named('webhook_endpoints'),
  'contracts/{contractId}': ofParticipation('contracts'),
  'additional-orders/{orderId}': ofParticipation('additional_orders'),
  'catalog-orders/{orderId}': ofParticipation('catalog_orders'),
  'personal-passes/{passId}': ofParticipation('personal_passes'),
  'car-passes/{passId}': ofParticipation('car_passes'),
  'extensions/{extensionId}': ofParticipation('extension_requests'),
  'publication-requests/{requestId}': ofParticipation('publication_requests'),
  'documents/{docId}': (db, id) =>
    db
      .selectFrom('contract_documents as d')
      .innerJoin('contracts as k', 'k.id', 'd.contract_id')
      .innerJoin('participations as p', 'p.id', 'k.participation_id')
      .select('p.exhibition_id')
      .where('d.id', '=', id)
      .execute(),
};

/** The exhibitions of participations. */
export const exhibitionsOfParticipations = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('participations')
    .select(['id', 'exhibition_id'])
    .where('id', 'in', [...ids])
    .execute();

/** The objects whose exhibitions are known. */
export const knownObjects: readonly string[] = Object.keys(resolvers);

const idsOf = (rows: readonly { exhibition_id: number }[]): number[] => [
  ...new Set(rows.map(({ exhibition_id: id }) => id)),
];

/** Finds the exhibitions of what calls are about in a database. */
export const exhibitionFinder = (database: { readonly read: Kysely<Tables> }): ExhibitionFinder => ({
  knows: (object) => Object.hasOwn(resolvers, object),
  ofObject: async (object, id) => idsOf((await resolvers[object]?.(database.read, id)) ?? []),
  ofPerson: async (email) =>
    idsOf(
      await database.read
        .selectFrom('participation_users as pu')
        .innerJoin('users as u', 'u.id', 'pu.user_id')
        .innerJoin('participations as p', 'p.id', 'pu.participation_id')
        .select('p.exhibition_id')
        .where('u.email', '=', normalEmail(email))
        .execute(),
    ),
});
