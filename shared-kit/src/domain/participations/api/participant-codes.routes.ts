import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable } from '../../http';
import { Participation } from './participation.schema';

/** Adding an exhibition with the code of a participation (ACC-151 to ACC-155, ACC-177). */
export const participantCodesApi = routeTable('participants', {
  'POST /participants': {
    summary: 'Join a participation with its code: 422 with the codes of ACC-154 and ACC-155, 429 after 10 wrong ones',
    body: Type.Object({
      code: Type.String({ maxLength: 100, description: 'Dashes, spaces and case are ignored' }),
    }),
    responses: { 201: DataOf(Participation), ...errorResponses(401, 409, 422, 429) },
  },
});
