import { localized } from '../../common';
import { Type } from 'typebox';
import { Day, Id, Nullable } from '../../http';
import { RoleName } from '../../participations/api/membership.schema';

/**
 * The state of a signed link: `open` leads to the registration, `account` to the sign-in of a registered user; the
 * others are invalid. `replaced`: a newer e-mail has been sent.
 */
export const invitationStates = ['open', 'account', 'expired', 'replaced', 'used', 'withdrawn'] as const;

/** The parameters of the link in the e-mail; sent in the body, so that no signature is in the URL of a call. */
export const InvitationLinkBody = Type.Object({
  id: Id,
  signature: Type.String({ maxLength: 200 }),
  expires: Type.String({ maxLength: 20, description: 'Seconds since the epoch' }),
});

const CompanyName = Type.Object({ ...localized('name', () => Type.String()) });

export const InvitationPage = Type.Object(
  {
    state: Type.Enum([...invitationStates], {
      description: 'open: register; account: sign in and accept; replaced: a newer e-mail has been sent',
    }),
    invitation: Nullable(
      Type.Object({
        participation_id: Id,
        email: Type.String({ description: 'The invited person' }),
        role: RoleName,
        sender: Nullable(Type.Object({ name: Type.String(), lastname: Type.String() })),
        is_by_organizer: Type.Boolean({ description: 'The organiser invites; its staff are not named' }),
        company: CompanyName,
        host: Nullable(CompanyName),
        exhibition: Type.Object({
          ...localized('title', () => Type.String()),
          started_at: Day(),
          ended_at: Day(),
        }),
      }),
    ),
  },
  {
    title: 'InvitationPage',
    description: 'What the holder of an invitation link may see; null if the link is invalid',
  },
);
