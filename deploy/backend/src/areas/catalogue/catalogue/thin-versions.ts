import type { CatalogueOrderStatus, CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { deleteVersions, versionsBefore } from './orders.repository';

const minuteMs = 60_000;

/** A longer pause begins another session. */
export const sessionPauseMinutes = 30;

/** Saves of one user at one step within this time become one version. */
const keptEveryMs = 10 * minuteMs;

/** Newer versions are kept, because somebody may still have one open and merge with it. */
const untouchedMs = 24 * 60 * minuteMs;

/** A version without its draft. */
export interface VersionFacts {
  version: number;
  step_key: CatalogueStepKey;
  status: CatalogueOrderStatus;
  saved_by: number | null;
  by_staff: boolean;
  saved_at: Date;
}

const isSameSession = (one: VersionFacts, next: VersionFacts): boolean =>
  one.saved_by === next.saved_by &&
  one.by_staff === next.by_staff &&
  one.status === next.status &&
  next.saved_at.getTime() - one.saved_at.getTime() < sessionPauseMinutes * minuteMs;

/**
 * The versions that can be deleted: autosaves between two others of the same session and step, less than ten minutes apart.
 * The first and the last one of every session remain, so that the history is the same, and the last one at every step and
 * before every status.
 * @param versions all versions of an order that are old enough, by their numbers
 */
export const versionsToDrop = (versions: readonly VersionFacts[]): number[] => {
  const dropped: number[] = [];
  let [kept] = versions;
  versions.forEach((one, index) => {
    const before = versions[index - 1];
    const next = versions[index + 1];
    const isBetween =
      kept !== undefined &&
      before !== undefined &&
      next !== undefined &&
      isSameSession(before, one) &&
      isSameSession(one, next) &&
      one.step_key === next.step_key &&
      next.saved_at.getTime() - kept.saved_at.getTime() < keptEveryMs;
    if (isBetween) dropped.push(one.version);
    else kept = one;
  });
  return dropped;
};

/** Deletes old versions of an order that the history does not need, in the transaction of a save. */
export const thinVersions = async (trx: Transaction<Tables>, orderId: number, at: Date): Promise<void> => {
  const versions = await versionsBefore(trx, orderId, new Date(at.getTime() - untouchedMs));
  const dropped = versionsToDrop(versions);
  if (dropped.length > 0) await deleteVersions(trx, orderId, dropped);
};
