import { organizerParticipantCodesApi } from '@fairfront/shared-kit/domain/participations/api';
import { codeAddressFields } from '@fairfront/shared-kit/domain/participations/participant-code-fields';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues, trimmed } from '../../../platform/http/values';
import { codeOf } from './participant-code';
import { readNonce } from './participant-codes.repository';
import { issueCode } from './participant-codes.service';

export const organizerParticipantCodesRoutes: RoutePlugin = implement(organizerParticipantCodesApi, (services) => ({
  'POST /organizer/participants/{id}/codes': async (request, reply) => {
    const { role } = request.body;
    const email = trimmed(request.body.email);
    checkValues({ email }, codeAddressFields, request.locale);
    const { id: actorId } = callerOf(request);
    const order = { participationId: request.params.id, role, email, actorId, locale: request.locale };
    // the response that is stored for retries does not contain the code, because it is a secret
    const id = await withIdempotency(services, request, (trx) => issueCode(trx, services, order));
    const nonce = await readNonce(services.database.read, id);
    return reply.code(201).send({ data: { id, code: codeOf(services.signer, nonce) } });
  },
}));
