import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { publishParticipationChanged } from '../../platform/outbox/participation-changed';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { lockParticipation } from '../memberships/participation-lock.repository';
import { serverText } from '../../platform/texts/server-texts';
import {
  deleteCopies,
  deleteOwnRows,
  emptyDeletionTexts,
  emptyUser,
  participationsOfUser,
  replaceInNotifications,
} from './anonymise.repository';

/** Stands where the name of a deleted user stood: in every language at once, as a name of a user has only one form (SHELL-486). */
export const deletedUserName = Object.values(serverText('users.deletedName')).join(' / ');

/** Who is deleted, by what is to be found of him. */
interface Person {
  id: number;
  email: string;
  name: string;
  lastname: string;
}

/** Texts of notifications to others that name the person. */
const scrubNotifications = async (trx: Transaction<Tables>, { email, name, lastname }: Person): Promise<void> => {
  // one name alone may be a part of other words
  const names = name && lastname ? [`${name} ${lastname}`, `${lastname} ${name}`] : [];
  const by = { ...serverText('users.deletedInText'), reason: deletedUserName };
  for (const former of new Set([email, ...names])) await replaceInNotifications(trx, former, by);
};

/** Locks the participations of a user, before the user, as everywhere. @returns their ids */
export const lockTeamsOf = async (trx: Transaction<Tables>, userId: number): Promise<number[]> => {
  const ids = await participationsOfUser(trx, userId);
  for (const id of ids) await lockParticipation(trx, id);
  return ids;
};

/**
 * Takes a person out of the portal in the transaction of the decision: nobody signs in any more, personal data are gone, and what
 * belongs to companies stays with `deletedUserName` in place of the name (SHELL-486).
 */
export const anonymise = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'outbox'>,
  person: Person,
  participationIds: readonly number[],
): Promise<void> => {
  const { id } = person;
  await deleteOwnRows(trx, id);
  await scrubNotifications(trx, person);
  await deleteCopies(trx, person);
  await emptyDeletionTexts(trx, id);
  await emptyUser(trx, id, deletedUserName);
  await publishParticipationChanged(trx, services, participationIds);
  await publishAccessChanged(trx, services, id);
};
