import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Session } from '../../platform/http/session';
import { readUser } from '../users/users.service';
import { actingResponse } from './acting.service';

/** The user of a session; staff who act as an exhibitor appear as an exhibitor, with what they act as. */
export const readCaller = async (db: Kysely<Tables>, { user: { id }, acting }: Pick<Session, 'user' | 'acting'>) => {
  const user = await readUser(db, id);
  return acting ? { ...user, access: 'participant' as const, acting: await actingResponse(db, acting) } : user;
};
