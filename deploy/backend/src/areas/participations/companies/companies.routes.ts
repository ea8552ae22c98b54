import { companiesApi } from '@fairfront/shared-kit/domain/participations/api';
import type { FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../access/participation-access';
import { saveCompany, type CompanyCall } from './companies.service';
import { removeLogo, saveLogo } from './logo.service';
import { receiveLogo } from './read-logo';

const callOf = (request: FastifyRequest): CompanyCall => {
  const { id, companyId } = request.params as { id: number; companyId: number };
  return { userId: callerOf(request).id, participationId: id, companyId };
};

export const companiesRoutes: RoutePlugin = implement(companiesApi, (services) => ({
  'PUT /participants/{id}/companies/{companyId}': async (request) => ({
    data: await services.database.transaction((trx) =>
      saveCompany(trx, services, callOf(request), request.body, request.locale),
    ),
  }),
  'POST /participants/{id}/companies/{companyId}/logo': async (request, reply) => {
    const call = callOf(request);
    // the access is checked before the file is read
    await requireParticipation(services.database.read, call.userId, call.participationId, 'write');
    return reply.code(201).send(await saveLogo(services, request, call, await receiveLogo(request)));
  },
  'DELETE /participants/{id}/companies/{companyId}/logo': async (request, reply) => {
    await services.database.transaction((trx) => removeLogo(trx, services, callOf(request)));
    return reply.code(204).send(null);
  },
}));
