import { Type, type Static } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { requireCatalogue, type CatalogueOffer } from './catalogue-access';
import { CatalogRubrics, CatalogTemplate } from './template.schema';

const tags = ['catalogue'];

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** What the catalogue of an exhibition offers to a participation. */
export const catalogueTemplateRoutes: RoutePlugin = (app, { database, templates }) => {
  const offerOf = async (userId: number, participationId: number): Promise<CatalogueOffer> => {
    const { offer } = await requireCatalogue(database.read, templates, { userId, participationId });
    if (!offer) throw notFound();
    return offer;
  };

  app.get(
    '/participants/:id/catalog-templates/:templateId',
    {
      schema: {
        tags,
        summary: 'The template of the exhibition: services, prices, free quantities (CAT-227)',
        params: Type.Object({ id: Id, templateId: Id }),
        response: { 200: DataOf(CatalogTemplate), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id, templateId } = request.params;
      const { template } = await offerOf(callerOf(request).id, id);
      if (template.id !== templateId) throw notFound();
      return { data: template as Static<typeof CatalogTemplate> };
    },
  );

  app.get(
    '/participants/:id/catalog-rubrics',
    {
      schema: {
        tags,
        summary: 'The trees of rubrics and of exporter rubrics; 304 for the ETag of an earlier answer (CAT-231)',
        params: Type.Object({ id: Id }),
        response: { 200: CatalogRubrics, 304: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { stamp, rubricsResponse } = await offerOf(callerOf(request).id, request.params.id);
      const etag = `"${stamp}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined as never);
      // text that is written once a stamp; the serializer of the route would write it anew for every caller
      return reply.type('application/json; charset=utf-8').send(rubricsResponse as never);
    },
  );
};
