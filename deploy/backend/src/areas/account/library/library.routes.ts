import { libraryTypes } from '@fairfront/shared-kit/domain/account';
import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { requireParticipation } from '../../participations/access/participation-access';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { listLibrary } from './library.repository';
import { LibraryItem } from './library.schema';

/** Documents that the organiser gives to every participation of an exhibition (ACC-167, ACC-168). */
export const libraryRoutes: RoutePlugin = (app, { database }) => {
  app.get(
    '/participants/:id/library',
    {
      schema: {
        tags: ['documents'],
        summary: 'Building types or general terms of the exhibition (ACC-168)',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ type: Type.Enum([...libraryTypes]) }),
        response: { 200: DataOf(Type.Array(LibraryItem)), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { exhibition_id: exhibitionId } = await requireParticipation(database.read, callerOf(request).id, id);
      return { data: await listLibrary(database.read, exhibitionId, request.query.type) };
    },
  );
};
