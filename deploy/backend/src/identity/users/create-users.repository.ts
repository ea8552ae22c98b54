import type { Insertable, Transaction } from 'kysely';
import { inChunks } from '../../platform/database/chunks';
import type { Tables } from '../../platform/database/tables';

/** An account; without a password it waits for the invitation to be accepted. */
export type NewUser = Insertable<Tables['users']>;

/** Makes accounts, many with one statement. @returns their ids in the order of the rows */
export const createUsers = async (trx: Transaction<Tables>, users: readonly NewUser[]): Promise<number[]> => {
  const made = await inChunks(users, (part) => trx.insertInto('users').values(part).returning('id').execute());
  return made.map(({ id }) => id);
};
