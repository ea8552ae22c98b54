import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { Deadline } from '../deadlines/deadline.schema';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { readPreparations } from './preparation.service';

const Count = Type.Integer({ minimum: 0 });

const Preparation = Type.Object(
  {
    participation_id: Id,
    done: Count,
    total: Count,
    deadlines: Type.Array(Deadline, { description: 'As GET participants/{id}/deadlines (SHELL-550)' }),
  },
  { title: 'Preparation', description: 'Done steps of all steps of a participation, and its dates (SHELL-281)' },
);

/** How far a company has come and what it has to keep, for all participations of a page of its exhibitions in one call (SHELL-281). */
export const preparationRoutes: RoutePlugin = (app, { database, clock }) => {
  app.get(
    '/preparations',
    {
      schema: {
        tags: ['participants'],
        summary:
          'How far the preparation of participations is and which dates they have; those of others are left out (SHELL-281)',
        querystring: Type.Object({
          ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'Ids of participations: ids=101&ids=102' }),
        }),
        response: { 200: DataOf(Type.Array(Preparation)), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      return { data: await readPreparations(database.read, userId, request.query.ids, clock.now().getTime()) };
    },
  );
};
