import type { StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { createSession } from '../identity/sessions/sessions.repository';
import type { TestApp, TestCaller } from './test-app';

/** A new member of staff with these roles. @returns their id and a session */
export const hireStaff = async (
  portal: TestApp,
  email: string,
  grants: readonly StaffGrant[],
): Promise<{ id: number; caller: TestCaller }> => {
  const { read: db } = portal.database;
  const at = portal.clock.now();
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ email, name: 'Анна', lastname: 'Штатная', middlename: null, phone: null, access: 'manager' as const },
      ...{ password_hash: 'none', email_confirmed_at: at, primary_participation_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (grants.length > 0)
    await db
      .insertInto('staff_roles')
      .values(grants.map((grant) => ({ user_id: id, ...grant })))
      .execute();
  return { id, caller: portal.with(await createSession(db, id, at, {}, { provedAt: at })) };
};
