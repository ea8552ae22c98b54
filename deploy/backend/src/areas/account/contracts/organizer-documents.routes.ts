import { organizerDocumentsApi } from '@fairfront/shared-kit/domain/account/api';
import { contractDocumentFields } from '@fairfront/shared-kit/domain/account/contract-fields';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues } from '../../../platform/http/values';
import { addContractDocument } from './organizer-documents.service';

export const organizerDocumentsRoutes: RoutePlugin = implement(organizerDocumentsApi, (services) => ({
  'POST /organizer/participants/{id}/documents': async (request, reply) => {
    checkValues(request.body, contractDocumentFields, request.locale);
    const caller = { userId: callerOf(request).id, participationId: request.params.id };
    const answer = await withIdempotency(services, request, async (trx) => ({
      data: await addContractDocument(trx, services, caller, request.body),
    }));
    return reply.code(201).send(answer);
  },
}));
