import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { forbidden, refused } from '../../platform/http/http-error';
import type { Signer } from '../../platform/secrets/signer';
import type { Services } from '../../platform/services';
import { publishParticipationChanged } from '../../platform/outbox/participation-changed';
import { addMember, markAccepted } from '../memberships/members.repository';
import { secondsOf } from './invitation-state';
import { completeUser, isParticipationThere, lockInvitation } from './invitations.repository';
import { putEmailConfirmed, readEmailConfirmation, type Profile } from '../users/users.repository';
import { readUser } from '../users/users.service';
import { serverText } from '../../platform/texts/server-texts';

const invitationPurpose = 'invitation';
const confirmationPurpose = 'email-confirmation';

/** The link in the e-mail of an invitation. */
export const invitationUrl = (publicUrl: string, signer: Signer, invitation: { id: number; expiresAt: Date }) => {
  const expires = secondsOf(invitation.expiresAt);
  const signature = signer.sign(invitationPurpose, invitation.id, expires);
  return `${publicUrl}/api/welcome/${invitation.id}?expires=${expires}&signature=${signature}`;
};

/** The link that confirms an e-mail; it stays valid as long as the e-mail is the same. */
export const confirmationUrl = (publicUrl: string, signer: Signer, user: { id: number; email: string }) =>
  `${publicUrl}/confirm-registration/${user.id}/${signer.sign(confirmationPurpose, user.id, user.email)}`;

/**
 * Confirms an e-mail; idempotent.
 * @throws HttpError 422 `user_not_found` or `wrong_code`, 429 after 20 wrong ones
 */
export const confirmEmail = async (
  services: Services,
  { userId, code, address }: { userId: number; code: string; address: string },
): Promise<void> => {
  const { database, clock, signer } = services;
  const user = await countingWrongLinks(services, address, async () => {
    const found = await readEmailConfirmation(database.read, userId);
    if (!found) throw refused('user_not_found', serverText('auth.userNotFound'));
    if (!signer.verify(code, confirmationPurpose, found.id, found.email))
      throw refused('wrong_code', serverText('auth.wrongCode'));
    return found;
  });
  if (!user.email_confirmed_at) {
    const now = clock.now();
    await database.transaction(async (trx) => {
      await putEmailConfirmed(trx, user.id, now);
      await writeAudit(trx, { userId: user.id, action: 'user.email-confirmed', at: now });
    });
  }
};

export interface InvitationLink {
  id: number;
  signature: string;
  expires: string;
}

/** Whether the signature of the link is valid; it may have expired. */
export const isSigned = ({ signer }: Pick<Services, 'signer'>, { id, signature, expires }: InvitationLink): boolean =>
  signer.verify(signature, invitationPurpose, id, expires);

/**
 * @throws HttpError 403 `invalid_link` unless the signature is valid and the link has not expired
 */
export const requireValidLink = (services: Services, link: InvitationLink): void => {
  if (!isSigned(services, link) || Number(link.expires) * 1000 < services.clock.now().getTime()) {
    throw forbidden('invalid_link', serverText('auth.invalidInvitation'));
  }
};

export interface Acceptance {
  profile: Profile;
  passwordHash: string;
  canSendNotifications: boolean;
  /** The language of the registration becomes that of the user. */
  locale: Locale;
}

/**
 * Completes the invited user: names, phone, password, confirmed e-mail, membership in the participation.
 * @throws HttpError 403 `invalid_link` for an outdated or used link, 422 `user_exists` if they already have a password
 */
export const acceptInvitation = async (
  trx: Transaction<Tables>,
  services: Services,
  { id, expires }: InvitationLink,
  { profile, passwordHash, canSendNotifications, locale }: Acceptance,
) => {
  const now = services.clock.now();
  const invitation = await lockInvitation(trx, id);
  // resending changes the expiry of the invitation, so an older link no longer matches
  if (!invitation || invitation.activated_at || secondsOf(invitation.expires_at) !== Number(expires)) {
    throw forbidden('invalid_link', serverText('auth.invalidInvitation'));
  }
  const { user_id: userId, participation_id: participationId, role } = invitation;
  // the link of a deleted sub-exhibitor is invalid
  if (!(await isParticipationThere(trx, participationId))) {
    throw forbidden('invalid_link', serverText('auth.invalidInvitation'));
  }
  const registration = { profile, passwordHash, canSendNotifications, locale, participationId, at: now };
  if (!(await completeUser(trx, userId, registration))) throw refused('user_exists', serverText('auth.userExists'));
  await markAccepted(trx, id, now);
  await addMember(trx, { participationId, userId, role });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'invitation.accepted',
    subject: `invitation ${id}`,
    at: now,
  });
  // pushes the new colleague to users who have the team open
  await publishParticipationChanged(trx, services, [participationId]);
  return readUser(trx, userId);
};
