import { authApi } from '@fairfront/shared-kit/domain/identity/api';
import {
  newPasswordFields,
  recoveryFields,
  signInFields,
  welcomeFields,
} from '@fairfront/shared-kit/domain/identity/person-fields';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf, originOf } from '../../platform/http/authentication';
import { withIdempotency } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { networkOf } from '../../platform/http/network-of';
import { checkValues } from '../../platform/http/values';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { requireUnguessable } from '../../platform/secrets/common-password';
import { hashPassword } from '../../platform/secrets/password-hashing';
import { serverText } from '../../platform/texts/server-texts';
import { endActingOf } from '../acting/acting.service';
import { endSession } from '../sessions/sessions.repository';
import { updateLocale } from '../users/users.repository';
import { openInvitation } from './invitation-page.service';
import { emailOfInvitation } from './invitations.repository';
import { acceptInvitation, confirmEmail, requireValidLink } from './invitations.service';
import { requestRecovery, updatePassword } from './password-recovery.service';
import { profileValues, storedProfile } from './profile-values';
import { exchangeSignInCode } from './sign-in-codes.service';
import { signIn } from './sign-in.service';

export const authRoutes: RoutePlugin = implement(authApi, (services) => {
  const { database } = services;
  return {
    'POST /auth/login': async (request, reply) => {
      checkValues(request.body, signInFields, request.locale);
      const data = await signIn(services, { ...request.body, origin: originOf(request) });
      return 'ticket' in data ? reply.code(202).send({ data }) : { data };
    },
    'POST /auth/sign-in-code': async (request) => ({
      data: await exchangeSignInCode(services, { code: request.body.code, origin: originOf(request) }),
    }),
    'GET /auth/logout': async (request) => {
      const { session } = request;
      if (session) {
        await database.transaction(async (trx) => {
          if (session.acting) await endActingOf(trx, services, session.user.id);
          await endSession(trx, session.id);
          await publishAccessChanged(trx, services, session.user.id);
        });
      }
      return { message: serverText('auth.signedOut')[request.locale] };
    },
    'POST /language': async (request) => {
      await updateLocale(database.write, callerOf(request).id, request.body.locale);
      return { message: serverText('auth.languageStored')[request.locale] };
    },
    'POST /auth/forgot-password': async (request) => {
      checkValues(request.body, recoveryFields, request.locale);
      await requestRecovery(services, { email: request.body.email, address: request.ip });
      return { message: serverText('auth.inbox')[request.locale] };
    },
    'POST /auth/update-password': async (request) => {
      checkValues(request.body, newPasswordFields, request.locale);
      await updatePassword(services, { ...request.body, address: request.ip, locale: request.locale });
      return { message: serverText('auth.passwordChanged')[request.locale] };
    },
    'GET /auth/verify-email/{id}/{hash}': async (request) => {
      const { id: userId, hash: code } = request.params;
      await confirmEmail(services, { userId, code, address: request.ip });
      return { message: serverText('auth.emailConfirmed')[request.locale] };
    },
    'POST /invitation-links/open': async (request) => ({
      data: await openInvitation(services, request.body, request.ip),
    }),
    'POST /welcome/{id}': async (request, reply) => {
      const { signature = '', expires = '' } = request.query;
      const link = { id: request.params.id, signature, expires };
      await countingWrongLinks(services, request.ip, () => requireValidLink(services, link));
      const values = { ...request.body, ...profileValues(request.body) };
      checkValues(values, welcomeFields, request.locale);
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
  };
});
