import { localized } from '../../../formats';
import { Type } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

const Person = { id: Id, name: Type.String(), lastname: Type.String() };

/** A token in a list. */
export const LivingEmbedToken = Type.Object(
  {
    id: Id,
    user: Type.Object(Person, { description: 'Whom it acts as' }),
    issued_by: Nullable(
      Type.Object(Person, {
        description:
          'Who asked for it; null where that was not recorded, and for people of the organiser, who are named to staff only',
      }),
    ),
    is_by_organizer: Type.Boolean({ description: 'The organiser asked for it' }),
    participation: Type.Object(
      {
        id: Id,
        ...localized('title', () => Type.String()),
        ...localized('company', () => Type.String()),
      },
      { description: 'What it opens the catalogue of: names of exhibition and company' },
    ),
    site: Nullable(
      Type.String({ description: 'Origin of the page that last used it; null where no page has said so' }),
    ),
    created_at: Instant(),
    last_used_at: Nullable(Instant({ description: 'To about ten minutes; null before the first use' })),
    expires_at: Instant(),
  },
  { title: 'LivingEmbedToken', description: 'A token of a foreign page that has not ended; never the token itself' },
);
