import { Type } from 'typebox';
import { DataOf, Id, Instant, errorResponses, routeTable } from '../../http';
import { User } from './user.schema';

/** Staff act as an exhibitor. */
export const actingApi = routeTable('organizer', {
  'POST /organizer/participants/{id}/acting-session': {
    summary:
      'Act as the exhibitor for 30 minutes: a session for this participation only, which money and account settings are closed to; 403 proof_required',
    access: 'manager',
    scope: 'support',
    params: Type.Object({ id: Id }),
    responses: {
      200: DataOf(
        Type.Object({
          token: Type.String({ description: 'Shown once' }),
          user: User,
          expires_at: Instant(),
        }),
      ),
      ...errorResponses(401, 403, 404),
    },
  },
});
