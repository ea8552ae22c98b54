import { isEmail, normalEmail, type Locale } from '@fairfront/shared-kit/domain/common';
import { grantsProblem, isOwner, type StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { invalidTexts, notFound, refused } from '../../platform/http/http-error';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { serverText } from '../../platform/texts/server-texts';
import { revokeApiKeys } from '../api-keys/api-keys.repository';
import { endActingOf } from '../acting/acting.service';
import { endOtherAccess } from '../auth/other-access.repository';
import { endSessionsOf } from '../sessions/sessions.repository';
import { areExhibitions } from '../users/staff-rights.repository';
import {
  findStaff,
  hasOtherOwner,
  insertStaff,
  isEmailTaken,
  lockStaff,
  putDeactivated,
  putGrants,
  putInvited,
  type StaffRow,
} from './staff.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** @throws HttpError 422 on `roles` for roles that nobody can have */
const requireGrants = async (trx: Transaction<Tables>, grants: readonly StaffGrant[]): Promise<void> => {
  const problem = grantsProblem(grants);
  if (problem === 'empty') throw invalidTexts({ roles: serverText('staff.noRoles') });
  if (problem === 'owner-of-one') throw invalidTexts({ roles: serverText('staff.ownerOfOne') }, 'owner_of_one');
  const ids = grants.flatMap(({ exhibition_id: id }) => id ?? []);
  if (!(await areExhibitions(trx, ids)))
    throw invalidTexts({ roles: serverText('staff.exhibitionUnknown') }, 'exhibition_unknown');
};

const requireStaff = async (trx: Transaction<Tables>, id: number): Promise<StaffRow> => {
  const row = await findStaff(trx, id);
  if (!row) throw notFound();
  return row;
};

/** @throws HttpError 422 `last_owner` if nobody else could manage the staff */
const requireOtherOwner = async (trx: Transaction<Tables>, { id, grants }: StaffRow): Promise<void> => {
  if (isOwner(grants ?? []) && !(await hasOtherOwner(trx, id)))
    throw refused('last_owner', serverText('staff.lastOwner'));
};

/** Invites a person: they set a password by the link of an e-mail. */
export const inviteStaff = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  person: { email: string; name: string; lastname: string; locale: Locale; roles: readonly StaffGrant[] },
  actorId: number,
): Promise<StaffRow> => {
  const { roles, ...account } = person;
  if (!isEmail(normalEmail(account.email))) throw invalidTexts({ email: serverText('staff.email') });
  if (await isEmailTaken(trx, account.email))
    throw invalidTexts({ email: serverText('staff.emailTaken') }, 'email_taken');
  await requireGrants(trx, roles);
  const at = clock.now();
  const userId = await insertStaff(trx, { ...account, passwordHash: null, at });
  await putGrants(trx, userId, roles);
  await outbox.add(trx, 'staff-invitation', { userId });
  await writeAudit(trx, {
    userId: actorId,
    action: 'staff.invited',
    subject: `user ${userId}`,
    details: { roles },
    at,
  });
  return requireStaff(trx, userId);
};

/** Sends the invitation again. @throws HttpError 404, 422 `staff_active` for somebody who has a password */
export const inviteStaffAgain = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  { userId, actorId }: { userId: number; actorId: number },
): Promise<StaffRow> => {
  const row = await requireStaff(trx, userId);
  if (row.password_hash !== null || row.deactivated_at) throw refused('staff_active', serverText('staff.active'));
  const at = clock.now();
  await putInvited(trx, userId, at);
  await outbox.add(trx, 'staff-invitation', { userId });
  await writeAudit(trx, { userId: actorId, action: 'staff.invited', subject: `user ${userId}`, at });
  return requireStaff(trx, userId);
};

/** Replaces the roles of a member of staff. @throws HttpError 404, 422 `last_owner` and for wrong roles */
export const changeStaffRoles = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, roles, actorId }: { userId: number; roles: readonly StaffGrant[]; actorId: number },
): Promise<StaffRow> => {
  await lockStaff(trx);
  const former = await requireStaff(trx, userId);
  await requireGrants(trx, roles);
  if (!isOwner(roles)) await requireOtherOwner(trx, former);
  await putGrants(trx, userId, roles);
  await endActingOf(trx, services, userId);
  await publishAccessChanged(trx, services, userId);
  await writeAudit(trx, {
    userId: actorId,
    action: 'staff.roles-changed',
    subject: `user ${userId}`,
    details: { from: former.grants, to: roles },
    at: services.clock.now(),
  });
  return requireStaff(trx, userId);
};

/**
 * Deactivates a member of staff: sessions, API keys and links end at once. Or activates them, without any of these.
 * @throws HttpError 404, 422 `last_owner`
 */
export const changeStaffStatus = async (
  trx: Transaction<Tables>,
  services: Needs,
  { userId, isActive, actorId }: { userId: number; isActive: boolean; actorId: number },
): Promise<StaffRow> => {
  await lockStaff(trx);
  const former = await requireStaff(trx, userId);
  if ((former.deactivated_at === null) === isActive) return former;
  const at = services.clock.now();
  if (!isActive) {
    await requireOtherOwner(trx, former);
    await endActingOf(trx, services, userId);
    await endSessionsOf(trx, userId);
    await endOtherAccess(trx, userId, at);
    const { bearers } = await revokeApiKeys(trx, { id: null, userId, now: at });
    for (const bearer of new Set([userId, ...bearers])) await publishAccessChanged(trx, services, bearer);
  }
  await putDeactivated(trx, userId, isActive ? null : at);
  await writeAudit(trx, {
    userId: actorId,
    action: isActive ? 'staff.activated' : 'staff.deactivated',
    subject: `user ${userId}`,
    at,
  });
  return requireStaff(trx, userId);
};
