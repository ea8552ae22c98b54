import type { Issue } from '../../model/validation';

/** The certificate quota of a collective organiser and what takes places of it (ACC-080, ACC-081). */
export interface StandQuota {
  /** Null: no quota at all. */
  total: number | null;
  /** Own certificate and visa passes of every status. */
  own: number;
  /** Places that open links of the organiser hold (PASS-292). */
  held: number;
  /** Sum of the quotas of the sub-exhibitors. */
  given: number;
}

/** Places that can still be given away (ACC-080); an open link must find its place, so it counts, too. */
export const availableQuota = ({ total, own, held, given }: StandQuota): number =>
  Math.max(0, (total ?? 0) - own - held - given);

/** What takes places of the quota of a sub-exhibitor. */
export interface SubQuota {
  /** The quota it has. */
  current: number;
  issued: number;
  held: number;
}

/** Between which numbers the quota of a sub-exhibitor can be set; the one it has is always among them (ACC-098). */
export const quotaBounds = ({ current, issued, held }: SubQuota, available: number): { min: number; max: number } => ({
  min: Math.min(issued + held, current),
  max: available + current,
});

/** Whether the quota can be set to this number, and if not, what is wrong with it (ACC-098, ACC-101). */
export const quotaIssue = (wanted: number, sub: SubQuota, available: number): Issue | null => {
  if (wanted === sub.current) return null;
  const { min, max } = quotaBounds(sub, available);
  if (wanted < min) return { rule: 'minValue', n: min };
  return wanted > max ? { rule: 'maxValue', n: max } : null;
};

/** So many companies can be invited at once. */
export const subExhibitorsAtOnce = 20;
/** An INN has at most so many digits (ACC-085). */
export const innLength = 14;

/** Only the digits that fit into an INN (ACC-085). */
export const innDigits = (text: string): string => text.replace(/\D/g, '').slice(0, innLength);

/** What shows whether a sub-exhibitor has sent its catalogue order (ACC-096). */
export const isApplicationSent = ({
  catalog_order_id,
  catalog_order_status,
}: {
  catalog_order_id: number | null;
  catalog_order_status: string | null;
}): boolean => catalog_order_id !== null && catalog_order_status !== null && catalog_order_status !== 'draft';

/** So long the organiser can restore a deleted sub-exhibitor (ACC-106). */
export const restoreSubExhibitorMs = 30 * 86_400_000;
