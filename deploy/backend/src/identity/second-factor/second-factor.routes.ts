import { Type } from 'typebox';
import { newToken } from '../sessions/sessions.repository';
import { LoginData } from '../users/user.schema';
import { DataOf, errorResponses, MessageResponse } from '@fairfront/shared-kit/domain/http';
import { originOf, sessionOf } from '../../platform/http/authentication';
import { idempotencyKeyOf } from '../../platform/http/idempotency';
import { noExtensions } from '../passkeys/passkey.schema';
import type { RoutePlugin } from '../../platform/http/app.types';
import { prove } from './proof.service';
import { CodeBody, NewCodeApp, ProofBody, SecondFactor, SecondStepBody } from './second-factor.schema';
import { beginApp, checkApp, renewRecoveryCodes, secondFactorResponse, turnOff, turnOn } from './second-factor.service';
import { finishSecondStep } from './second-step.service';
import { serverText } from '../../platform/texts/server-texts';

const tags = ['auth'];

/** The second factor of the caller, and the second step of a sign-in (SHELL-444 to SHELL-451). */
export const secondFactorRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/auth/login/second-step',
    {
      config: { access: 'public', cost: 'write' },
      schema: {
        tags,
        summary:
          'Confirm a sign-in: 422 on code, recovery_code or passkey, step_expired; 429 after 10 tries (SHELL-447)',
        body: SecondStepBody,
        response: { 200: DataOf(LoginData), ...errorResponses(422, 429) },
      },
    },
    async (request) => {
      const { ticket, passkey, ...codes } = request.body;
      const answer = { ...codes, ...(passkey && { passkey: { ...passkey, ...noExtensions } }) };
      return { data: await finishSecondStep(services, ticket, answer, originOf(request)) };
    },
  );

  app.post(
    '/auth/proof',
    {
      schema: {
        tags,
        summary: 'Prove by password or code to be the user of this session: good for ten minutes (SHELL-444)',
        body: ProofBody,
        response: { 200: MessageResponse, ...errorResponses(401, 422, 429, 503) },
      },
    },
    async (request) => {
      await prove(services, sessionOf(request), { ...request.body, address: request.ip });
      return { message: serverText('secondFactor.proved')[request.locale] };
    },
  );

  app.get(
    '/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'How the caller confirms a sign-in (SHELL-444)',
        response: { 200: DataOf(SecondFactor), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await secondFactorResponse(services, sessionOf(request)) }),
  );

  app.post(
    '/auth/second-factor/app',
    {
      schema: {
        tags,
        summary: 'A new secret for an app, in force after its first code: 403 proof_required (SHELL-445)',
        response: { 200: DataOf(NewCodeApp), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => ({
      data: await beginApp(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
    }),
  );

  app.post(
    '/auth/second-factor/app/check',
    {
      schema: {
        tags,
        summary: 'Put the new app in force by its first code: 403 proof_required, 422 on code (SHELL-445)',
        body: CodeBody,
        response: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422, 429) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await checkApp(services, session, { code: request.body.code, address: request.ip });
      return { data: await secondFactorResponse(services, session) };
    },
  );

  app.post(
    '/auth/second-factor/recovery-codes',
    {
      schema: {
        tags,
        summary: 'A new set of recovery codes, told once; the former one ends: 403 proof_required (SHELL-446)',
        response: { 200: DataOf(Type.Object({ codes: Type.Array(Type.String()) })), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => ({
      data: {
        codes: await renewRecoveryCodes(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
      },
    }),
  );

  app.post(
    '/auth/second-factor/on',
    {
      schema: {
        tags,
        summary: 'Sign-in asks for the second factor from now on: 403 proof_required (SHELL-444)',
        response: { 200: DataOf(SecondFactor), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await turnOn(services, session);
      return { data: await secondFactorResponse(services, session) };
    },
  );

  app.delete(
    '/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'Turn the second factor off and forget all its ways: 403 proof_required (SHELL-444)',
        response: { 204: Type.Null(), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await turnOff(services, sessionOf(request));
      return reply.code(204).send(null);
    },
  );
};
