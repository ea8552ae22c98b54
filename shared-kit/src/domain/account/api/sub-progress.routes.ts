import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable, workbookResponse } from '../../http';
import { emailRecipientsAtOnce } from '../sub-email';
import { SubProgress } from './sub-progress.schema';

const params = Type.Object({ id: Id });

/** Preparation progress of the companies on the stand of a collective organiser. */
export const subProgressApi = routeTable('participants', {
  'GET /participants/{id}/sub-progress': {
    summary:
      'List sub-exhibitors with the steps of their preparation; 403 for installers and other participation types',
    params,
    responses: { 200: DataOf(Type.Array(SubProgress)), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/sub-progress/download': {
    summary: 'Download the list as a workbook in the language of the request, for all or the named ones',
    params,
    query: Type.Object({
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: emailRecipientsAtOnce })),
    }),
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422) },
  },
});
