import { noExtensions, passkeysApi } from '@fairfront/shared-kit/domain/identity/api';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { idempotencyKeyOf } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { newToken } from '../sessions/tokens';
import { beginPasskeyStep } from './passkey-step';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.service';
import { secondFactorResponse } from './second-factor.service';

export const passkeysRoutes: RoutePlugin = implement(passkeysApi, (services) => ({
  'POST /auth/login/second-step/passkey': async (request) => ({
    data: await beginPasskeyStep(services, request.body.ticket, request.ip),
  }),
  'POST /auth/second-factor/passkeys/challenge': async (request) => ({
    data: await beginPasskey(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
  }),
  'POST /auth/second-factor/passkeys': async (request) => {
    const session = sessionOf(request);
    const { name, credential } = request.body;
    await addPasskey(services, session, { name, response: { ...credential, ...noExtensions }, address: request.ip });
    return { data: await secondFactorResponse(services, session) };
  },
  'PATCH /auth/second-factor/passkeys/{passkeyId}': async (request) => {
    const session = sessionOf(request);
    await renamePasskey(services, session, { id: request.params.passkeyId, name: request.body.name });
    return { data: await secondFactorResponse(services, session) };
  },
  'DELETE /auth/second-factor/passkeys/{passkeyId}': async (request, reply) => {
    await removePasskey(services, sessionOf(request), request.params.passkeyId);
    return reply.code(204).send(null);
  },
}));
