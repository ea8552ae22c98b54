import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';

/** And what the frame of every page reads of the caller. */
export const ofCaller = '/notifications';

/** One step and a query: nothing leads out of the participation. */
const readPattern = '^/?[a-z-]+(\\?[\\w.:=&-]*)?$';

/** As many as the tiles of a hub need; each costs what its own call costs. */
const mostReads = 12;

export const Read = Type.Object(
  {
    of: Type.String({ description: 'As it was asked for' }),
    answer: Type.Unknown({ description: 'What a GET of this address answers' }),
  },
  { title: 'Read', description: 'The answer to one of several reads (SHELL-410)' },
);

/** What the tiles of the hub show at first, in one call instead of one for each (SHELL-410). */
export const readsApi = routeTable('participants', {
  'GET /participants/{id}/reads': {
    summary: 'Several reads of a participation at once; one that is unknown, refused or fails is left out (SHELL-410)',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      of: Type.Optional(
        Type.Array(Type.String({ pattern: readPattern, maxLength: 200 }), {
          maxItems: mostReads,
          description: `Addresses below the participation, and ${ofCaller}: of=cart&of=car-passes%3Fpage%3D1`,
        }),
      ),
    }),
    responses: { 200: DataOf(Type.Array(Read)), ...errorResponses(401, 404, 422) },
  },
});
