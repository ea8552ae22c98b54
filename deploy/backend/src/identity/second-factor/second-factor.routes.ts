import { noExtensions, secondFactorApi } from '@fairfront/shared-kit/domain/identity/api';
import type { RoutePlugin } from '../../platform/http/app.types';
import { originOf, sessionOf } from '../../platform/http/authentication';
import { idempotencyKeyOf } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { serverText } from '../../platform/texts/server-texts';
import { newToken } from '../sessions/tokens';
import { prove } from './proof.service';
import { beginApp, checkApp, renewRecoveryCodes, secondFactorResponse, turnOff, turnOn } from './second-factor.service';
import { finishSecondStep } from './second-step.service';

export const secondFactorRoutes: RoutePlugin = implement(secondFactorApi, (services) => ({
  'POST /auth/login/second-step': async (request) => {
    const { ticket, passkey, ...codes } = request.body;
    const answer = { ...codes, ...(passkey && { passkey: { ...passkey, ...noExtensions } }) };
    return { data: await finishSecondStep(services, ticket, answer, originOf(request)) };
  },
  'POST /auth/proof': async (request) => {
    await prove(services, sessionOf(request), { ...request.body, address: request.ip });
    return { message: serverText('secondFactor.proved')[request.locale] };
  },
  'GET /auth/second-factor': async (request) => ({ data: await secondFactorResponse(services, sessionOf(request)) }),
  'POST /auth/second-factor/app': async (request) => ({
    data: await beginApp(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
  }),
  'POST /auth/second-factor/app/check': async (request) => {
    const session = sessionOf(request);
    await checkApp(services, session, { code: request.body.code, address: request.ip });
    return { data: await secondFactorResponse(services, session) };
  },
  'POST /auth/second-factor/recovery-codes': async (request) => ({
    data: {
      codes: await renewRecoveryCodes(services, sessionOf(request), idempotencyKeyOf(request) ?? newToken()),
    },
  }),
  'POST /auth/second-factor/on': async (request) => {
    const session = sessionOf(request);
    await turnOn(services, session);
    return { data: await secondFactorResponse(services, session) };
  },
  'DELETE /auth/second-factor': async (request, reply) => {
    await turnOff(services, sessionOf(request));
    return reply.code(204).send(null);
  },
}));
