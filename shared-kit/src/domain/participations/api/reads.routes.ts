import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';

/** A read of the caller's data for the frame of every page. */
export const ofCaller = '/notifications';

/** One path segment and a query: it cannot leave the participation. */
const readPattern = '^/?[a-z-]+(\\?[\\w.:=&-]*)?$';

/** As many as the tiles of a hub need; each costs as much as its own call. */
const maxReads = 12;

export const Read = Type.Object(
  {
    of: Type.String({ description: 'As requested' }),
    answer: Type.Unknown({ description: 'The response of a GET of this address' }),
  },
  { title: 'Read', description: 'The response to one of several reads' },
);

/** The initial data of hub tiles in one call instead of one for each. */
export const readsApi = routeTable('participants', {
  'GET /participants/{id}/reads': {
    summary: 'Batch several reads of a participation; unknown, forbidden and failing ones are omitted',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      of: Type.Optional(
        Type.Array(Type.String({ pattern: readPattern, maxLength: 200 }), {
          maxItems: maxReads,
          description: `Addresses below the participation, and ${ofCaller}: of=cart&of=car-passes%3Fpage%3D1`,
        }),
      ),
    }),
    responses: { 200: DataOf(Type.Array(Read)), ...errorResponses(401, 404, 422) },
  },
});
