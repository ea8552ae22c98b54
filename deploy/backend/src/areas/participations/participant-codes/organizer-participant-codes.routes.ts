import { roles } from '@fairfront/shared-kit/model';
import { email as emailRule } from '@fairfront/shared-kit/model/validation';
import { field } from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { object } from 'yup';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id, Nullable } from '@fairfront/shared-kit/domain/http';
import { withIdempotency } from '../../../platform/http/idempotency';
import { checkValues, trimmed } from '../../../platform/http/values';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { codeOf } from './participant-code';
import { readNonce } from './participant-codes.repository';
import { issueCode } from './participant-codes.service';

const IssuedCode = Type.Object(
  { id: Id, code: Type.String({ description: 'A secret: who knows it joins' }) },
  { title: 'IssuedParticipantCode', description: 'A code by which one person joins a participation (ACC-191)' },
);

const addressSchema = object({ email: field(emailRule) });

/** Codes of participations in the hands of the organiser's staff (ACC-191). */
export const organizerParticipantCodesRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/organizer/participants/:id/codes',
    {
      config: { access: 'manager' },
      schema: {
        tags: ['organizer'],
        summary: 'Issue a code by which one person joins; one with an e-mail is sent there: 422 role_not_allowed',
        params: Type.Object({ id: Id }),
        body: Type.Object({
          role: Type.Enum([...roles]),
          email: Type.Optional(
            Nullable(Type.String({ maxLength: 254, description: 'Whose code it is; without one of whoever has it' })),
          ),
        }),
        response: { 201: DataOf(IssuedCode), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { role } = request.body;
      const email = trimmed(request.body.email);
      checkValues({ email }, addressSchema, request.locale);
      const { id: actorId } = callerOf(request);
      const order = { participationId: request.params.id, role, email, actorId, locale: request.locale };
      // the answer that is kept for repeats names no code: it is a secret
      const id = await withIdempotency(services, request, (trx) => issueCode(trx, services, order));
      const nonce = await readNonce(services.database.read, id);
      return reply.code(201).send({ data: { id, code: codeOf(services.signer, nonce) } });
    },
  );
};
