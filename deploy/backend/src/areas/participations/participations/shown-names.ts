import { textOf } from '@fairfront/shared-kit/domain/common';
import { inEveryLanguage, type Text } from '../../../platform/texts/area-texts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readOrganiserNames, readPersonName } from './shown-names.repository';

/**
 * The name by which members of a participation see a user, in every language: the user's own name, but for a sub-exhibitor
 * members of its organiser have the name of their company.
 */
export const shownNames = async (
  trx: Transaction<Tables>,
  { userId, participationId }: { userId: number; participationId: number },
  isOfParent: boolean,
): Promise<Text> => {
  if (!isOfParent) {
    const { name, lastname } = await readPersonName(trx, userId);
    const full = `${name} ${lastname}`.trim();
    return inEveryLanguage(() => full);
  }
  const company = await readOrganiserNames(trx, participationId);
  return inEveryLanguage((locale) => textOf(company, 'name', locale));
};
