import {
  newPasswordSchema,
  recoverySchema,
  signInSchema,
  welcomeSchema,
} from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { networkOf } from '../../platform/http/network-of';
import { DataOf, errorResponses, Id, MessageResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf, originOf } from '../../platform/http/authentication';
import { withIdempotency } from '../../platform/http/idempotency';
import { checkValues } from '../../platform/http/values';
import { requireUnguessable } from '../../platform/secrets/common-password';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { hashPassword } from '../../platform/secrets/password-hashing';
import type { RoutePlugin } from '../../platform/http/app.types';
import { openInvitation } from './invitation-page.service';
import { InvitationLinkBody, InvitationPage } from './invitation.schema';
import { emailOfInvitation } from './invitations.repository';
import { acceptInvitation, confirmEmail, requireValidLink } from './invitations.service';
import { requestRecovery, updatePassword } from './password-recovery.service';
import { profileValues, storedProfile } from './profile-values';
import { endSession } from '../sessions/sessions.repository';
import { exchangeSignInCode } from './sign-in-codes.service';
import { SecondStep } from '../second-factor/second-factor.schema';
import { signIn } from './sign-in.service';
import {
  ForgotPasswordBody,
  LanguageBody,
  LoginBody,
  LoginData,
  UpdatePasswordBody,
  User,
  WelcomeBody,
  WelcomeQuery,
} from '../users/user.schema';
import { updateLocale } from '../users/users.repository';
import { serverText } from '../../platform/texts/server-texts';

const tags = ['auth'];

/** Sign-in, session, language and what comes before a first sign-in (SHELL §4, §6). */
export const authRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.post(
    '/auth/login',
    {
      config: { access: 'public', cost: 'password' },
      schema: {
        tags,
        summary:
          'Sign in: 422 wrong_credentials or email_not_confirmed, 429 after 10 failed tries (SHELL-048 to SHELL-053)',
        body: LoginBody,
        response: { 200: DataOf(LoginData), 202: DataOf(SecondStep), ...errorResponses(422, 429, 503) },
      },
    },
    async (request, reply) => {
      checkValues(request.body, signInSchema, request.locale);
      const data = await signIn(services, { ...request.body, origin: originOf(request) });
      return 'ticket' in data ? reply.code(202).send({ data }) : { data };
    },
  );

  app.post(
    '/auth/sign-in-code',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary: 'Exchange the one-time code of a sign-in link for a session: 422 wrong_token (SHELL-328)',
        body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: DataOf(LoginData), ...errorResponses(422, 429) },
      },
    },
    async (request) => ({
      data: await exchangeSignInCode(services, { code: request.body.code, origin: originOf(request) }),
    }),
  );

  app.get(
    '/auth/logout',
    {
      schema: {
        tags,
        summary: 'Sign out: the token of this call ends (SHELL-054)',
        response: { 200: MessageResponse, ...errorResponses(401) },
      },
    },
    async (request) => {
      const { session } = request;
      if (session) {
        await database.transaction(async (trx) => {
          await endSession(trx, session.id);
          await publishAccessChanged(trx, services, session.user.id);
        });
      }
      return { message: serverText('auth.signedOut')[request.locale] };
    },
  );

  app.post(
    '/language',
    {
      schema: {
        tags,
        summary: 'Store the language of the user (SHELL-081, SHELL-082)',
        body: LanguageBody,
        response: { 200: MessageResponse, ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      await updateLocale(database.write, callerOf(request).id, request.body.locale);
      return { message: serverText('auth.languageStored')[request.locale] };
    },
  );

  app.post(
    '/auth/forgot-password',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary: 'Ask for a link to set a new password; the same answer for every address (SHELL-056, SHELL-057)',
        body: ForgotPasswordBody,
        response: { 200: MessageResponse, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      checkValues(request.body, recoverySchema, request.locale);
      await requestRecovery(services, { email: request.body.email, address: request.ip });
      return { message: serverText('auth.inbox')[request.locale] };
    },
  );

  app.post(
    '/auth/update-password',
    {
      config: { access: 'public', cost: 'password' },
      schema: {
        tags,
        summary:
          'Set a new password by the token of the mail: 422 wrong_token; ends all sessions (SHELL-058 to SHELL-060)',
        body: UpdatePasswordBody,
        response: { 200: MessageResponse, ...errorResponses(422, 429, 503) },
      },
    },
    async (request) => {
      checkValues(request.body, newPasswordSchema, request.locale);
      await updatePassword(services, { ...request.body, address: request.ip, locale: request.locale });
      return { message: serverText('auth.passwordChanged')[request.locale] };
    },
  );

  app.get(
    '/auth/verify-email/:id/:hash',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary: 'Confirm an e-mail address: 422 user_not_found or wrong_code (SHELL-061 to SHELL-063)',
        params: Type.Object({ id: Id, hash: Type.String() }),
        response: { 200: MessageResponse, ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      const { id: userId, hash: code } = request.params;
      await confirmEmail(services, { userId, code, address: request.ip });
      return { message: serverText('auth.emailConfirmed')[request.locale] };
    },
  );

  app.post(
    '/invitation-links/open',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary: 'What the link of an invitation leads to: 403 invalid_link (SHELL-380, SHELL-381)',
        body: InvitationLinkBody,
        response: { 200: DataOf(InvitationPage), ...errorResponses(403, 422, 429) },
      },
    },
    async (request) => ({ data: await openInvitation(services, request.body, request.ip) }),
  );

  app.post(
    '/welcome/:id',
    {
      config: { access: 'public', cost: 'password' },
      schema: {
        tags,
        summary: 'Accept an invitation: 403 invalid_link, 422 user_exists (SHELL-064 to SHELL-068)',
        params: Type.Object({ id: Id }),
        querystring: WelcomeQuery,
        body: WelcomeBody,
        response: { 201: DataOf(User), ...errorResponses(403, 409, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { signature = '', expires = '' } = request.query;
      const link = { id: request.params.id, signature, expires };
      await countingWrongLinks(services, request.ip, () => requireValidLink(services, link));
      const values = { ...request.body, ...profileValues(request.body) };
      checkValues(values, welcomeSchema, request.locale);
      requireUnguessable(request.body.password, {
        email: await emailOfInvitation(database.read, link.id),
        locale: request.locale,
      });
      const acceptance = {
        profile: storedProfile(values),
        passwordHash: await hashPassword(request.body.password, networkOf(request.ip)),
        canSendNotifications: request.body.can_send_notifications ?? false,
        locale: request.locale,
      };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await acceptInvitation(trx, services, link, acceptance),
      }));
      return reply.code(201).send(answer);
    },
  );
};
