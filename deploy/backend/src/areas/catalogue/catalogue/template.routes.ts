import type { CatalogTemplate } from '@fairfront/shared-kit/domain/catalogue/api';
import { catalogueTemplateApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Static } from 'typebox';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { requireCatalogue, type CatalogueOffer } from './catalogue-access';

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

export const catalogueTemplateRoutes: RoutePlugin = implement(catalogueTemplateApi, ({ database, templates }) => {
  const offerOf = async (userId: number, participationId: number): Promise<CatalogueOffer> => {
    const { offer } = await requireCatalogue(database.read, templates, { userId, participationId });
    if (!offer) throw notFound();
    return offer;
  };
  return {
    'GET /participants/{id}/catalog-templates/{templateId}': async (request) => {
      const { id, templateId } = request.params;
      const { template } = await offerOf(callerOf(request).id, id);
      if (template.id !== templateId) throw notFound();
      return { data: template as Static<typeof CatalogTemplate> };
    },
    'GET /participants/{id}/catalog-rubrics': async (request, reply) => {
      const { stamp, rubricsResponse } = await offerOf(callerOf(request).id, request.params.id);
      const etag = `"${stamp}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined as never);
      // the text is serialised once per stamp; the serializer of the route would do it for every caller
      return reply.type('application/json; charset=utf-8').send(rubricsResponse as never);
    },
  };
});
