import { passwordChangeSchema } from '@fairfront/shared-kit/domain/account';
import { profileSchema } from '@fairfront/shared-kit/model/validation-yup';
import { writeAudit } from '../../platform/database/audit';
import { DataOf, errorResponses, MessageResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf, sessionOf } from '../../platform/http/authentication';
import { catalogueUser } from '../users/embedded-user';
import { checkValues } from '../../platform/http/values';
import type { RoutePlugin } from '../../platform/http/app.types';
import { changePassword } from './password-change.service';
import { profileValues, storedProfile } from './profile-values';
import { ChangePasswordBody, EmailNotificationsBody, ProfileBody, User } from '../users/user.schema';
import { readUser, updateEmailNotifications, updateProfile } from '../users/users.repository';
import { serverText } from '../../platform/texts/server-texts';

const tags = ['auth'];

/** The own profile of the caller: who he is, his password, whether e-mails come (ACC-001 to ACC-012). */
export const profileRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/auth/user',
    {
      schema: {
        tags,
        summary: 'The signed-in user (SHELL-162)',
        response: { 200: DataOf(User), ...errorResponses(401) },
      },
    },
    async (request) => {
      const { user: caller, embed } = sessionOf(request);
      const user = await readUser(database.read, caller.id);
      return { data: embed ? catalogueUser(user) : user };
    },
  );

  app.put(
    '/auth/user',
    {
      schema: {
        tags,
        summary: 'Change the own profile (ACC-001 to ACC-004)',
        body: ProfileBody,
        response: { 200: DataOf(User), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const { id } = callerOf(request);
      const values = profileValues(request.body);
      checkValues(values, profileSchema, request.locale);
      await database.transaction(async (trx) => {
        await updateProfile(trx, id, storedProfile(values));
        await writeAudit(trx, { userId: id, action: 'user.profile-changed', subject: `user ${id}`, at: clock.now() });
      });
      return { data: await readUser(database.read, id) };
    },
  );

  app.put(
    '/auth/user/change-password',
    {
      schema: {
        tags,
        summary:
          'Change the own password: 422 on old_password when it is wrong, 429 after 10 wrong ones; ends the other sessions (ACC-007 to ACC-010)',
        body: ChangePasswordBody,
        response: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      checkValues(request.body, passwordChangeSchema, request.locale);
      const { old_password: oldPassword, new_password: newPassword } = request.body;
      await changePassword(services, { session, oldPassword, newPassword, locale: request.locale });
      return { message: serverText('auth.passwordChanged')[request.locale] };
    },
  );

  app.put(
    '/auth/user/email-notifications',
    {
      schema: {
        tags,
        summary: 'Whether notifications come by mail, too (ACC-011, ACC-012)',
        body: EmailNotificationsBody,
        response: { 200: DataOf(User), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
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
  );
};
