import type { SubProgress } from '@fairfront/shared-kit/domain/account/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { subProgressRows } from './sub-progress.repository';
import { subProgressResponse } from './sub-progress.response';

/**
 * The preparation progress of an organiser's sub-exhibitors, in the order of their ids.
 * @param userId the user whose steps are read
 * @param now ms since the epoch by the server's clock
 */
export const listSubProgress = async (
  db: Kysely<Tables>,
  { parentId, userId, now }: { parentId: number; userId: number; now: number },
): Promise<SubProgress[]> =>
  (await subProgressRows(db, parentId, now).execute()).map((row) => subProgressResponse(row, userId, now));
