import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { Participation } from './participations';
import type { TestPortal } from './test-portal';
import { aUser, type User } from './users';

const day = 86_400_000;

/** What an invited person without an account sends to register. */
export const newcomer = {
  name: 'Ольга',
  lastname: 'Мельник',
  phone: '79161234567',
  password: 'Long-enough-1',
  password_confirmation: 'Long-enough-1',
};

/** A person without a password who was invited three days ago and may accept for four more. */
export const anInvitedPerson = async (
  portal: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  role: Role,
  email: string,
): Promise<User> => {
  const user = await aUser(portal, {
    ...{ email, password_hash: null, name: '', lastname: '', email_confirmed_at: null },
  });
  const now = portal.clock.now().getTime();
  await portal.database.read
    .insertInto('invitations')
    .values({
      ...{ participation_id, user_id: user.id, role, activated_at: null, any_company: true },
      ...{ created_at: new Date(now - 3 * day), expires_at: new Date(now + 4 * day) },
    })
    .execute();
  return user;
};

/** The invitation by which a member has come three days ago, by a colleague, the host or the organiser. */
export const anAcceptedInvitation = async (
  { database, clock }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  { id: user_id }: Pick<User, 'id'>,
  { id: invited_by }: Pick<User, 'id'>,
): Promise<void> => {
  const now = clock.now().getTime();
  await database.read
    .insertInto('invitations')
    .values({
      ...{ participation_id, user_id, invited_by, role: 'edit', activated_at: new Date(now - 2 * day) },
      ...{ created_at: new Date(now - 3 * day), expires_at: new Date(now + 4 * day) },
    })
    .execute();
};
