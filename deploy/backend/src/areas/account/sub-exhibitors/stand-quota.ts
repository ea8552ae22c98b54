import { availableQuota } from '@fairfront/shared-kit/domain/account';
import { certificateShares, type PassFacts, passQuotaOf, readPassFacts } from '../../participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The certificate quota of a collective organiser, and what uses its places. */
export const standQuotaOf = (facts: PassFacts) => {
  const { quota, given } = certificateShares(facts);
  const { count, held = 0 } = passQuotaOf(facts, 'participant');
  const shares = {
    total: quota || null,
    own: count,
    held,
    given: given.reduce<number>((sum, part) => sum + (part ?? 0), 0),
  };
  return { ...shares, available: availableQuota(shares) };
};

/** The same for a write. @param now ms since the epoch */
export const readStandQuota = async (db: Kysely<Tables>, participationId: number, now: number) =>
  standQuotaOf(await readPassFacts(db, participationId, now));
