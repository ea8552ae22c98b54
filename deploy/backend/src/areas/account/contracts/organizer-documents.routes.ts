import { organizerDocumentsApi } from '@fairfront/shared-kit/domain/account/api';
import { printable } from '@fairfront/shared-kit/model/validation';
import { field } from '@fairfront/shared-kit/model/validation-yup';
import { array, object } from 'yup';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { checkValues } from '../../../platform/http/values';
import { addContractDocument } from './organizer-documents.service';

/** What the PDF of a document prints of it. */
const printedTexts = object({
  number: field(printable),
  contents: array(
    object({
      ...{ name_rus: field(printable), name_eng: field(printable) },
      ...{ measure_unit_rus: field(printable), measure_unit_eng: field(printable) },
      ...{ rental_object_rus: field(printable), rental_object_eng: field(printable) },
    }),
  ),
});

export const organizerDocumentsRoutes: RoutePlugin = implement(organizerDocumentsApi, (services) => ({
  'POST /organizer/participants/{id}/documents': async (request, reply) => {
    checkValues(request.body, printedTexts, request.locale);
    const caller = { userId: callerOf(request).id, participationId: request.params.id };
    const answer = await withIdempotency(services, request, async (trx) => ({
      data: await addContractDocument(trx, services, caller, request.body),
    }));
    return reply.code(201).send(answer);
  },
}));
