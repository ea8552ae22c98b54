import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Stores a message. @returns its id */
export const insertFeedback = (
  trx: Transaction<Tables>,
  message: Insertable<Tables['feedbacks']>,
): Promise<{ id: number }> => trx.insertInto('feedbacks').values(message).returning('id').executeTakeFirstOrThrow();
