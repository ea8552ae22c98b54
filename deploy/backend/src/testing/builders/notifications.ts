import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { TestPortal } from './test-portal';
import type { User } from './users';

/** An unread notification of a person about a pass. */
export const aNotification = (
  { database, clock }: TestPortal,
  { id: user_id }: Pick<User, 'id'>,
  changes: Partial<Insertable<Tables['notifications']>> = {},
): Promise<Selectable<Tables['notifications']>> =>
  database.read
    .insertInto('notifications')
    .values({
      ...{ user_id, type: 'personal-pass', kind: 'pass-status', participation_id: null, subject: null },
      ...{ message_rus: 'Пропуск: принят', message_eng: 'Pass: accepted', reason: null, read_at: null },
      created_at: clock.now(),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
