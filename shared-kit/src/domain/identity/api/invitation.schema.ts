import { localized } from '../../../formats';
import { Type } from 'typebox';
import { Day, Id, Nullable } from '../../http';
import { RoleName } from './membership.schema';

/**
 * What a signed link still is worth: `open` leads to the registration, `account` to the sign-in of whoever has registered
 * already; the others lead nowhere. `replaced`: a newer e-mail has come since.
 */
export const invitationStates = ['open', 'account', 'expired', 'replaced', 'used', 'withdrawn'] as const;

/** What the address of the e-mail carries; in the body, so that no signature stands in the address of a call. */
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
        email: Type.String({ description: 'Whom the invitation is for' }),
        role: RoleName,
        sender: Nullable(Type.Object({ name: Type.String(), lastname: Type.String() })),
        is_by_organizer: Type.Boolean({ description: 'The organiser invites, whose people are not named' }),
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
    description: 'What the holder of an invitation link may know (SHELL-380, SHELL-381); null where it leads nowhere',
  },
);
