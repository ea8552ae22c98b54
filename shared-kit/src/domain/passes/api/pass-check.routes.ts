import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { CarPass } from './car-pass.schema';
import { PersonalPass } from './personal-pass.schema';

/** Lookup of a pass by the code in its PDF. */
export const passCheckApi = routeTable('passes', {
  'GET /participants/{id}/passes/by-code/{code}': {
    summary: 'Get the pass of this participation with a code',
    params: Type.Object({ id: Id, code: Type.String({ maxLength: 200 }) }),
    responses: {
      200: DataOf(
        Type.Union([
          Type.Object({ kind: Type.Enum(['personal']), pass: PersonalPass }),
          Type.Object({ kind: Type.Enum(['car']), pass: CarPass }),
        ]),
      ),
      ...errorResponses(401, 404),
    },
  },
});
