import { currencyCodes } from '@fairfront/shared-kit/model';
import { printable } from '@fairfront/shared-kit/model/validation';
import { field } from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { array, object } from 'yup';
import { DataOf, Day, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { checkValues } from '../../../platform/http/values';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { ContentLine, ContractDocument } from './contract.schema';
import { addContractDocument } from './organizer-documents.service';

const amount = Type.Number({ minimum: 0, multipleOf: 0.01, maximum: 1e12 });

const NewDocumentLine = Type.Object({ ...ContentLine.properties }, { title: 'NewDocumentLine' });

const NewContractDocument = Type.Object(
  {
    contract_id: Id,
    type: Type.Enum(['contract', 'invoice', 'act']),
    number: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
    document_date: Day(),
    amount,
    amount_paid: Type.Optional(amount),
    currency: Type.Enum([...currencyCodes]),
    contents: Type.Array(NewDocumentLine, { maxItems: 500 }),
  },
  {
    title: 'NewContractDocument',
    description: 'An invoice, an act or the contract itself, without its file (ACC-171)',
  },
);

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

/** Documents of participations on the organiser's side (ACC-171). */
export const organizerDocumentsRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/organizer/participants/:id/documents',
    {
      config: { access: 'manager' },
      schema: {
        tags: ['organizer'],
        summary: 'Add a document to a contract of the participation, which is notified (ACC-171)',
        params: Type.Object({ id: Id }),
        body: NewContractDocument,
        response: { 201: DataOf(ContractDocument), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      checkValues(request.body, printedTexts, request.locale);
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await addContractDocument(trx, services, caller, request.body),
      }));
      return reply.code(201).send(answer);
    },
  );
};
