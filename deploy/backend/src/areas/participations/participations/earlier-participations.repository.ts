import { sql, type Expression } from 'kysely';
import { isOpenTo } from '../../../identity/second-factor/factor-demands.repository';
import { isMemberOrOrganizer } from '../../../identity/memberships/membership.repository';

/**
 * Keeps the participations `past`, in exhibitions `pe`, that a user may copy from into the participation `here`: of the same
 * company, of exhibitions that began earlier, that the user belongs to and that no demand closes.
 * @param startedAt the first day of the exhibition of `here`
 */
export const isEarlierPlace = (userId: number, startedAt: string | Expression<string>) => sql<boolean>`(
  past.company_id = here.company_id and past.id <> here.id and past.deleted_at is null and pe.started_at < ${startedAt}
  and ${isMemberOrOrganizer(userId, 'past')} and ${isOpenTo(userId, { participation: 'past', exhibition: 'pe' })})`;
