import { Type } from 'typebox';
import type { Fields } from '../validation';
import { closed } from './closed';
import { fieldsAnswer, formBody } from './form-body';
import { Id } from './responses';

/** The fields that every set-up entity has in addition to its own. */
const entryFacts = {
  id: Id,
  is_archived: Type.Boolean({ description: 'Shown where it is in use, offered nowhere' }),
};

/** An entity of the set-up as the organiser reads it. */
export const setUpEntryOf = <Named extends Fields>(
  fields: Named,
  { title, description }: { title: string; description: string },
) => Type.Object({ ...entryFacts, ...fieldsAnswer(fields) }, { title, description });

/** The body of a creation of the set-up; keys that it does not name are refused. */
export const newEntryBody = <Named extends Fields>(fields: Named) => closed(formBody(fields));

/** The body of a change: what is not given stays as it is. */
export const entryChangeBody = <Named extends Fields>(fields: Named) =>
  closed(
    Type.Object({
      ...formBody(fields).properties,
      is_archived: Type.Optional(Type.Boolean({ description: 'True archives it, false offers it again' })),
    }),
  );

/** The result of deleting an entity. */
export const RemovedEntry = Type.Object(
  { id: Id, is_archived: Type.Boolean({ description: 'It is in use, so it was archived instead of deleted' }) },
  { title: 'RemovedEntry', description: 'What became of an entity that was to be deleted' },
);
