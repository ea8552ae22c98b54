import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DataOf, errorResponses, Id, UploadedFile } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { requireParticipation } from '../access/participation-access';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { saveCompany, type CompanyCall } from './companies.service';
import { Company, CompanyDetails, CompanyImage } from './company.schema';
import { removeLogo, saveLogo } from './logo.service';
import { receiveLogo } from './read-logo';

const tags = ['companies'];
const params = Type.Object({ id: Id, companyId: Id });

const callOf = (request: FastifyRequest): CompanyCall => {
  const { id, companyId } = request.params as { id: number; companyId: number };
  return { userId: callerOf(request).id, participationId: id, companyId };
};

/** The company profile and its logo (ACC §4 and §5). */
export const companiesRoutes: RoutePlugin = (app, services) => {
  app.put(
    '/participants/:id/companies/:companyId',
    {
      schema: {
        tags,
        summary: 'Stores the company profile and answers it; 404 for a company of another participation (ACC-029)',
        params,
        body: CompanyDetails,
        response: { 200: DataOf(Company), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await services.database.transaction((trx) =>
        saveCompany(trx, services, callOf(request), request.body, request.locale),
      ),
    }),
  );

  app.post(
    '/participants/:id/companies/:companyId/logo',
    {
      config: { multipart: Type.Object({ image: UploadedFile }) },
      schema: {
        tags,
        summary: 'Logo, multipart with the field image: PNG or JPG up to 2 MB and 1024×1024 pixels (ACC-039, ACC-042)',
        params,
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(CompanyImage), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      // nobody's file is read before it is known that he may send one
      await requireParticipation(services.database.read, call.userId, call.participationId, 'write');
      return reply.code(201).send(await saveLogo(services, request, call, await receiveLogo(request)));
    },
  );

  app.delete(
    '/participants/:id/companies/:companyId/logo',
    {
      schema: {
        tags,
        summary: 'Removes the logo (ACC-040)',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await services.database.transaction((trx) => removeLogo(trx, services, callOf(request)));
      return reply.code(204).send(null);
    },
  );
};
