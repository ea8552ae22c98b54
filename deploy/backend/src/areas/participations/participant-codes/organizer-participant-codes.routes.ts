import { organizerParticipantCodesApi } from '@fairfront/shared-kit/domain/participations/api';
import { codeAddressFields } from '@fairfront/shared-kit/domain/participations/participant-code-fields';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { checkValues, trimmed } from '../../../platform/http/values';
import { codeOf } from './participant-code';
import { isParticipationKnown } from '../organizer/participations.repository';
import { listCodes, readNonce } from './participant-codes.repository';
import { issueCode, revokeCode } from './participant-codes.service';

type CodeRow = Awaited<ReturnType<typeof listCodes>>[number];

const stateOf = ({ used_at, revoked_at }: CodeRow) => {
  if (used_at !== null) return 'used' as const;
  return revoked_at === null ? ('open' as const) : ('revoked' as const);
};

const codeResponse = (row: CodeRow) => ({
  ...row,
  state: stateOf(row),
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

export const organizerParticipantCodesRoutes: RoutePlugin = implement(organizerParticipantCodesApi, (services) => ({
  'GET /organizer/participants/{id}/codes': async ({ params: { id } }) => {
    const rows = await listCodes(services.database.read, id);
    if (rows.length === 0 && !(await isParticipationKnown(services.database.read, id))) throw notFound();
    return { data: rows.map(codeResponse) };
  },
  'DELETE /organizer/participants/{id}/codes/{codeId}': async (request, reply) => {
    const { id: participationId, codeId } = request.params;
    const revocation = { participationId, codeId, actorId: callerOf(request).id };
    await services.database.transaction((trx) => revokeCode(trx, services, revocation));
    return reply.code(204).send(null);
  },
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
