import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CatalogRubricsUpload, CatalogTemplateStored, OrganizerCatalogTemplate } from './organizer-catalogue.schema';

const params = Type.Object({ exhibitionId: Id });

/** Two trees of 20,000 rubrics are several megabytes of JSON. */
const rubricsBodyLimit = 16 * 1_048_576;

/** The catalogue template of an exhibition and its rubrics; `organizerCatalogueApi` saves both at once. */
export const organizerRubricsApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/catalog-template': {
    summary: 'Get the template and both rubric trees of an exhibition as they were saved',
    access: 'manager',
    scope: 'set-up',
    params,
    responses: { 200: DataOf(OrganizerCatalogTemplate), ...errorResponses(401, 403, 404) },
  },
  'PUT /organizer/exhibitions/{exhibitionId}/rubrics': {
    summary: 'Save both rubric trees of an exhibition that has a template; drafts keep their rubrics by id',
    access: 'manager',
    scope: 'set-up',
    params,
    body: CatalogRubricsUpload,
    bodyLimit: rubricsBodyLimit,
    responses: { 200: DataOf(CatalogTemplateStored), ...errorResponses(401, 403, 404, 413, 422) },
  },
});
