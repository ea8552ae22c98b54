import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { libraryTypes } from '../library';
import { LibraryItem } from './library.schema';

/** Documents that the organiser publishes for every participation of an exhibition. */
export const libraryApi = routeTable('documents', {
  'GET /participants/{id}/library': {
    summary: 'List building types or general terms of the exhibition',
    params: Type.Object({ id: Id }),
    query: Type.Object({ type: Type.Enum([...libraryTypes]) }),
    responses: { 200: DataOf(Type.Array(LibraryItem)), ...errorResponses(401, 404, 422) },
  },
});
