import { localized } from '../../common';
import { Type } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

const Person = { id: Id, name: Type.String(), lastname: Type.String() };

/** A token in a list. */
export const LivingEmbedToken = Type.Object(
  {
    id: Id,
    user: Type.Object(Person, { description: 'The user that it acts as' }),
    issued_by: Nullable(
      Type.Object(Person, {
        description: 'Who requested it; null if not recorded, and for organiser staff, who are shown to staff only',
      }),
    ),
    is_by_organizer: Type.Boolean({ description: 'Requested by the organiser' }),
    participation: Type.Object(
      {
        id: Id,
        ...localized('title', () => Type.String()),
        ...localized('company', () => Type.String()),
      },
      { description: 'The names of the exhibition and company whose catalogue it opens' },
    ),
    site: Nullable(Type.String({ description: 'Origin of the page that last used it; null if unknown' })),
    created_at: Instant(),
    last_used_at: Nullable(Instant({ description: 'Accurate to about ten minutes; null before the first use' })),
    expires_at: Instant(),
  },
  { title: 'LivingEmbedToken', description: 'An active embed token, without the token itself' },
);
