import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';
import { RoleName } from './membership.schema';

export const AccessActor = Type.Object(
  {
    kind: Type.Enum(['person', 'organizer', 'parent', 'former', 'code']),
    name: Nullable(Type.String({ description: 'First and last name, only for `person`' })),
  },
  {
    title: 'AccessActor',
    description:
      'Who has let somebody in or removed: a colleague, the organiser of the exhibition, the collective organiser, somebody ' +
      'who is gone, or a code of the organiser that the person has entered',
  },
);

export const TeamAccess = Type.Object(
  {
    members: Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1, description: 'The id in event.users' }),
        last_seen_at: Nullable(Instant({ description: 'Last visit, accurate to five minutes; null before the first' })),
        invited_at: Nullable(Instant()),
        invited_by: Nullable(AccessActor),
        invited_until: Nullable(Instant({ description: 'Expiry of a pending invitation, null for members' })),
      }),
    ),
    removed: Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1, description: 'Id of the removal' }),
        name: Type.String(),
        lastname: Type.String(),
        middlename: Nullable(Type.String()),
        email: Type.String(),
        user_id: Id,
        role: RoleName,
        removed_at: Instant(),
        removed_by: AccessActor,
        restore_until: Instant(),
        issue: Nullable(
          Type.Enum(['invited_again', 'removed_by_organizer'], {
            description: 'Why the person cannot be restored',
          }),
        ),
      }),
      { description: 'Newest first' },
    ),
  },
  { title: 'TeamAccess', description: 'Who has access, since when and from whom, and who was removed' },
);
export type TeamAccess = Static<typeof TeamAccess>;
