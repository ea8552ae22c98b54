import { localized } from '../../common';
import { locales } from '../../common';
import { Type } from 'typebox';
import { Id } from '../../http';

export const LibraryFile = Type.Object(
  {
    id: Id,
    locale: Type.Enum([...locales]),
    original_name: Type.String(),
    size: Type.Integer({ minimum: 1, description: 'Bytes' }),
  },
  { title: 'LibraryFile', description: 'Downloaded by GET files/{id}/download' },
);

const item = { id: Id, ...localized('title', () => Type.String()), files: Type.Array(LibraryFile) };

export const LibraryItem = Type.Object(item, {
  title: 'LibraryItem',
  description: 'A document of the exhibition in the languages that it has',
});

export const OrganizerLibraryItem = Type.Object(
  { ...item, is_archived: Type.Boolean({ description: 'Exhibitors no longer see it' }) },
  { title: 'OrganizerLibraryItem', description: 'A document of the exhibition as the organiser sees it' },
);
