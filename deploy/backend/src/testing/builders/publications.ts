import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { TestPortal } from './test-portal';

/** A new publication request of a participation, without a file. */
export const aPublicationRequest = (
  { database, clock }: TestPortal,
  { id: participation_id }: { id: number },
  changes: Partial<Insertable<Tables['publication_requests']>> = {},
): Promise<Selectable<Tables['publication_requests']>> =>
  database.read
    .insertInto('publication_requests')
    .values({
      ...{ participation_id, type: 'news', title: 'Открытие', text: 'Ждём вас на стенде', comment: null },
      ...{ created_by: null, created_at: clock.now(), updated_at: clock.now() },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
