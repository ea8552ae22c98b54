import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { TestApp, TestCaller } from '../test-app';
import type { Participation } from './participations';
import { nextNumber, type TestPortal } from './test-portal';

export type User = Selectable<Tables['users']>;
type UserChanges = Partial<Insertable<Tables['users']>>;

/**
 * A person with a confirmed email and the password of `second-factor.ts`, without a participation; a member of staff is an
 * owner.
 */
export const aUser = async ({ database, clock }: TestPortal, changes: UserChanges = {}): Promise<User> => {
  const number = nextNumber();
  const user = await database.read
    .insertInto('users')
    .values({
      email: `person${number}@exhibitor.example`,
      // made once a run: the hash is slow by design
      password_hash: process.env.FAIRFRONT_TEST_PASSWORD_HASH ?? null,
      ...{ name: 'Павел', lastname: 'Дементьев', middlename: null, phone: null },
      ...{ email_confirmed_at: clock.now(), primary_participation_id: null },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (user.access === 'manager') {
    await database.read
      .insertInto('staff_roles')
      .values({ user_id: user.id, role: 'owner', exhibition_id: null })
      .execute();
  }
  return user;
};

/** Gives a user a role in a participation. */
export const join = async (
  { database }: TestPortal,
  user: Pick<User, 'id'>,
  participation: Pick<Participation, 'id'>,
  role: Role,
): Promise<void> => {
  await database.read
    .insertInto('participation_users')
    .values({ participation_id: participation.id, user_id: user.id, role })
    .execute();
};

/** A person of a participation. */
export const aMember = async (
  portal: TestPortal,
  participation: Pick<Participation, 'id'>,
  role: Role,
  changes: UserChanges = {},
): Promise<User> => {
  const user = await aUser(portal, changes);
  await join(portal, user, participation, role);
  return user;
};

/** A new person of a participation, signed in. */
export const asMember = async (
  portal: TestApp,
  participation: Pick<Participation, 'id'>,
  role: Role,
): Promise<TestCaller> => portal.as((await aMember(portal, participation, role)).email);

/** A new member of the organiser's staff, signed in. */
export const asStaff = async (portal: TestApp): Promise<TestCaller> =>
  portal.as((await aUser(portal, { access: 'manager' })).email);
