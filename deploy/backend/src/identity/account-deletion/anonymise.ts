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

/** Replaces the name of a deleted user: in all languages at once, because a user name has only one form. */
export const deletedUserName = Object.values(serverText('users.deletedName')).join(' / ');

/** Identifies the traces of a deleted user. */
interface Person {
  id: number;
  email: string;
  name: string;
  lastname: string;
}

/** Removes the user's name from notifications to others. */
const scrubNotifications = async (trx: Transaction<Tables>, { email, name, lastname }: Person): Promise<void> => {
  // a first name alone could be part of other words
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
 * Anonymises a user in the transaction of the decision: sign-in is impossible, personal data is deleted, and company
 * data keeps `deletedUserName` instead of the name.
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
