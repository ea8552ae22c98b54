import { Type } from 'typebox';
import { DataOf, failures, Id } from '../http/answers';
import { callerOf } from '../http/authentication';
import type { Area } from '../services';
import { readPreparation } from './preparation.service';

const Count = Type.Integer({ minimum: 0 });

const Preparation = Type.Object(
  { done: Count, total: Count },
  { title: 'Preparation', description: 'Done steps of all steps of a participation (SHELL-281)' },
);

/** How far a company has come, for the list of its exhibitions (SHELL-281). */
export const preparationRoutes: Area = (app, { database, clock }) => {
  app.get(
    '/participants/:id/preparation',
    {
      schema: {
        tags: ['participants'],
        summary: 'How far the preparation is, computed from the data; 404 for strangers (SHELL-281)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Preparation), ...failures(401, 404) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      return { data: await readPreparation(database.read, userId, request.params.id, clock.now().getTime()) };
    },
  );
};
