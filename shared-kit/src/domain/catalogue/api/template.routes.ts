import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable, pdfResponse } from '../../http';
import { CatalogRubrics, CatalogTemplate } from './template.schema';

/** The catalogue template for a participation. */
export const catalogueTemplateApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-templates/{templateId}': {
    summary: 'Get the template of the exhibition: services, prices, free quantities',
    params: Type.Object({ id: Id, templateId: Id }),
    responses: { 200: DataOf(CatalogTemplate), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/catalog-rubrics': {
    summary: 'Get the trees of rubrics and exporter rubrics; 304 for the ETag of an earlier response',
    params: Type.Object({ id: Id }),
    responses: { 200: CatalogRubrics, 304: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});

/** The rubrics as a PDF document. */
export const catalogueRubricsPdfApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-rubrics/download': {
    summary: 'Download the whole rubric tree as a PDF in the language of the request',
    params: Type.Object({ id: Id }),
    query: Type.Object({ flag: Type.Optional(Type.Enum(['1'])) }),
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
  },
});
