import { localized } from '../../common';
import { Type } from 'typebox';
import { locales } from '../../common';
import { DataOf, Id, UploadedFile, closed, errorResponses, routeTable } from '../../http';
import { libraryTypes } from '../library';
import { LibraryFile, OrganizerLibraryItem } from './library.schema';

const title = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** The library of an exhibition for the organiser. */
export const organizerLibraryApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/library': {
    summary: 'List building types or general terms of an exhibition, including those without files and archived ones',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({ type: Type.Enum([...libraryTypes]) }),
    responses: { 200: DataOf(Type.Array(OrganizerLibraryItem)), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/library': {
    summary: 'Add a document at the end of its kind; files are uploaded separately',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id }),
    body: Type.Object({ type: Type.Enum([...libraryTypes]), ...localized('title', () => title) }),
    responses: { 201: DataOf(OrganizerLibraryItem), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /organizer/library/{itemId}/files/{locale}': {
    summary: 'Upload the PDF of a language, up to 10 MB, replacing the previous one',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ itemId: Id, locale: Type.Enum([...locales]) }),
    form: Type.Object({ file: UploadedFile }),
    responses: { 201: DataOf(LibraryFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'PATCH /organizer/library/{itemId}': {
    summary: 'Rename a document, or archive it so that exhibitors no longer see it; omitted fields are unchanged',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ itemId: Id }),
    body: closed(
      Type.Object({
        ...localized('title', () => Type.Optional(title)),
        is_archived: Type.Optional(Type.Boolean({ description: 'True archives it, false shows it again' })),
      }),
    ),
    responses: { 200: DataOf(OrganizerLibraryItem), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/library/{itemId}': {
    summary: 'Delete a document and its files from the library',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ itemId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
});
