import { passwordChangeFields } from '@fairfront/shared-kit/domain/account';
import { profileApi, type User } from '@fairfront/shared-kit/domain/identity/api';
import { personFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf, sessionOf } from '../../platform/http/authentication';
import { implement } from '../../platform/http/implement';
import { checkValues } from '../../platform/http/values';
import { serverText } from '../../platform/texts/server-texts';
import { readCaller } from '../acting/acting-user';
import { updateEmailNotifications, updateProfile } from '../users/users.repository';
import { readUser } from '../users/users.service';
import { changePassword } from './password-change.service';
import { profileValues, storedProfile } from './profile-values';
import type { Static } from 'typebox';

type UserData = Static<typeof User>;

/**
 * The user data for an embedding site: what the wizard needs, but nothing to contact or impersonate the user.
 */
const catalogueUser = (user: UserData): UserData => ({
  ...user,
  email: '',
  phone: null,
  access: 'participant',
  can_send_notifications: false,
  quota: null,
  opens: 'catalogue',
});

export const profileRoutes: RoutePlugin = implement(profileApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /auth/user': async (request) => {
      const session = sessionOf(request);
      const user = await readCaller(database.read, session);
      return { data: session.embed ? catalogueUser(user) : user };
    },
    'PUT /auth/user': async (request) => {
      const { id } = callerOf(request);
      const values = profileValues(request.body);
      checkValues(values, personFields, request.locale);
      await database.transaction(async (trx) => {
        await updateProfile(trx, id, storedProfile(values));
        await writeAudit(trx, { userId: id, action: 'user.profile-changed', subject: `user ${id}`, at: clock.now() });
      });
      return { data: await readUser(database.read, id) };
    },
    'PUT /auth/user/change-password': async (request) => {
      const session = sessionOf(request);
      checkValues(request.body, passwordChangeFields, request.locale);
      const { old_password: oldPassword, new_password: newPassword } = request.body;
      await changePassword(services, { session, oldPassword, newPassword, locale: request.locale });
      return { message: serverText('auth.passwordChanged')[request.locale] };
    },
    'PUT /auth/user/email-notifications': async (request) => {
      const { id } = callerOf(request);
      const { can_send_notifications: isWanted } = request.body;
      await database.transaction(async (trx) => {
        await updateEmailNotifications(trx, id, isWanted);
        await writeAudit(trx, {
          userId: id,
          action: 'user.email-notifications-changed',
          subject: `user ${id}`,
          details: { can_send_notifications: isWanted },
          at: clock.now(),
        });
      });
      return { data: await readUser(database.read, id) };
    },
  };
});
