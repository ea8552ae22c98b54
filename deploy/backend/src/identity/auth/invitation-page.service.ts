import { defaultLocale, localized, localizedOf, ownTextOf, textOf } from '@fairfront/shared-kit/domain/common';
import { attemptLimits } from '../../platform/attempts/attempts';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { forbidden } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { invitationState, type InvitationState } from './invitation-state';
import { readInvitationPage, type InvitationPageRow } from './invitations.repository';
import { isSigned, type InvitationLink } from './invitations.service';
import { serverText } from '../../platform/texts/server-texts';

/** Links in these states show the inviter: their holder was invited. */
const named: ReadonlySet<InvitationState> = new Set(['open', 'account', 'expired']);

/**
 * The inviter: a colleague is named. Organiser staff are not, nor are people of the main exhibitor to its
 * sub-exhibitors: the page names the organiser or the company.
 */
const senderOf = ({ sender_name, sender_lastname, is_colleague }: InvitationPageRow) =>
  sender_name && sender_lastname && is_colleague ? { name: sender_name, lastname: sender_lastname } : null;

const describe = (row: InvitationPageRow) => ({
  participation_id: row.participation_id,
  email: row.email,
  role: row.role,
  sender: senderOf(row),
  is_by_organizer: row.sender_access === 'manager',
  company: localizedOf(row, 'name'),
  host:
    textOf(row, 'host', defaultLocale) === '' ? null : localized('name', (locale) => ownTextOf(row, 'host', locale)),
  exhibition: {
    ...localizedOf(row, 'title'),
    started_at: row.started_at,
    ended_at: row.ended_at,
  },
});

const requireSigned = (services: Services, link: InvitationLink): void => {
  if (!isSigned(services, link)) throw forbidden('invalid_link', serverText('auth.invalidInvitation'));
};

/**
 * The invitation as shown to the holder of its link.
 * @param address of the caller, by which wrong signatures are counted
 * @throws HttpError 403 `invalid_link` for a wrong signature, 429 after 20 of them
 */
export const openInvitation = async (services: Services, link: InvitationLink, address: string) => {
  await countingWrongLinks(services, address, () => requireSigned(services, link), attemptLimits.wrongInvitation);
  const row = await readInvitationPage(services.database.read, link.id);
  const stored = row && {
    activatedAt: row.activated_at,
    expiresAt: row.expires_at,
    hasAccount: row.password_hash !== null,
  };
  const state = invitationState(stored ?? null, { expires: Number(link.expires), now: services.clock.now() });
  return { state, invitation: row && named.has(state) ? describe(row) : null };
};
