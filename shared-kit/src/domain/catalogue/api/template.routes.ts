import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CatalogRubrics, CatalogTemplate } from './template.schema';

/** What the catalogue of an exhibition offers to a participation. */
export const catalogueTemplateApi = routeTable('catalogue', {
  'GET /participants/{id}/catalog-templates/{templateId}': {
    summary: 'The template of the exhibition: services, prices, free quantities (CAT-227)',
    params: Type.Object({ id: Id, templateId: Id }),
    responses: { 200: DataOf(CatalogTemplate), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/catalog-rubrics': {
    summary: 'The trees of rubrics and of exporter rubrics; 304 for the ETag of an earlier answer (CAT-231)',
    params: Type.Object({ id: Id }),
    responses: { 200: CatalogRubrics, 304: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
