import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { Participation } from './participation.schema';

/** Adding an exhibition with the code of a participation. */
export const participantCodesApi = routeTable('participants', {
  'POST /participants': {
    summary: 'Join a participation with its code: 422 with the reason as its code, 429 after 10 wrong ones',
    body: Type.Object({
      code: Type.String({ maxLength: 100, description: 'Dashes, spaces and case are ignored' }),
    }),
    responses: { 201: DataOf(Participation), ...errorResponses(401, 409, 422, 429) },
  },
});
