import { Type } from 'typebox';
import { newToken } from '../sessions/sessions.repository';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { sessionOf } from '../../platform/http/authentication';
import { idempotencyKeyOf } from '../../platform/http/idempotency';
import { SecondFactor } from './second-factor.schema';
import { secondFactorResponse } from './second-factor.service';
import type { RoutePlugin } from '../../platform/http/app.types';
import { beginPasskeyStep } from './passkey-step';
import {
  NewPasskeyBody,
  noExtensions,
  PasskeyCreation,
  PasskeyNameBody,
  PasskeyRequest,
} from '../passkeys/passkey.schema';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.service';

const tags = ['auth'];

const params = Type.Object({ passkeyId: Id });

/** Passkeys of the caller, and what a browser needs to sign in by one (SHELL-454 to SHELL-457). */
export const passkeysRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/auth/login/second-step/passkey',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary: 'A challenge for a passkey; its answer goes to second-step: 422 step_expired, no_passkey (SHELL-456)',
        body: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
        response: { 200: DataOf(PasskeyRequest), ...errorResponses(422, 429) },
      },
    },
    async (request) => ({ data: await beginPasskeyStep(services, request.body.ticket, request.ip) }),
  );

  app.post(
    '/auth/second-factor/passkeys/challenge',
    {
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey: 403 proof_required, 422 too_many_passkeys (SHELL-454)',
        response: { 200: DataOf(PasskeyCreation), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => ({
      data: await beginPasskey(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
    }),
  );

  app.post(
    '/auth/second-factor/passkeys',
    {
      schema: {
        tags,
        summary: 'Add the passkey that a browser has made: 403 proof_required, 422 on name, wrong_passkey (SHELL-454)',
        body: NewPasskeyBody,
        response: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const { name, credential } = request.body;
      await addPasskey(services, session, { name, response: { ...credential, ...noExtensions }, address: request.ip });
      return { data: await secondFactorResponse(services, session) };
    },
  );

  app.patch(
    '/auth/second-factor/passkeys/:passkeyId',
    {
      schema: {
        tags,
        summary: 'Rename a passkey: 403 proof_required, 422 on name (SHELL-454)',
        params,
        body: PasskeyNameBody,
        response: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await renamePasskey(services, session, { id: request.params.passkeyId, name: request.body.name });
      return { data: await secondFactorResponse(services, session) };
    },
  );

  app.delete(
    '/auth/second-factor/passkeys/:passkeyId',
    {
      schema: {
        tags,
        summary: 'Remove a passkey; with the last way the second factor is off: 403 proof_required (SHELL-457)',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removePasskey(services, sessionOf(request), request.params.passkeyId);
      return reply.code(204).send(null);
    },
  );
};
