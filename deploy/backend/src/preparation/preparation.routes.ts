import { Type } from 'typebox';
import { DataOf, failures, Id } from '../http/answers';
import { callerOf } from '../http/authentication';
import type { Area } from '../services';
import { readPreparations } from './preparation.service';

const Count = Type.Integer({ minimum: 0 });

const Preparation = Type.Object(
  { participation_id: Id, done: Count, total: Count },
  { title: 'Preparation', description: 'Done steps of all steps of a participation (SHELL-281)' },
);

/** How far a company has come, for all participations of a page of its exhibitions in one call (SHELL-281). */
export const preparationRoutes: Area = (app, { database, clock }) => {
  app.get(
    '/preparations',
    {
      schema: {
        tags: ['participants'],
        summary:
          'How far the preparation of participations is, computed from the data; those of others are left out (SHELL-281)',
        querystring: Type.Object({
          ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'Ids of participations: ids=101&ids=102' }),
        }),
        response: { 200: DataOf(Type.Array(Preparation)), ...failures(401, 422) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      return { data: await readPreparations(database.read, userId, request.query.ids, clock.now().getTime()) };
    },
  );
};
