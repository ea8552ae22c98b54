import type { Issue } from '../validation';

/** The certificate quota of a collective organiser and what uses it. */
export interface StandQuota {
  /** Null: no quota. */
  total: number | null;
  /** Own certificate and visa passes of any status. */
  own: number;
  /** Places reserved by open links of the organiser. */
  held: number;
  /** Sum of the quotas of the sub-exhibitors. */
  given: number;
}

/** Places that can still be given to sub-exhibitors; open links count, because they must get their place. */
export const availableQuota = ({ total, own, held, given }: StandQuota): number =>
  Math.max(0, (total ?? 0) - own - held - given);

/** What uses the quota of a sub-exhibitor. */
export interface SubQuota {
  /** The current quota. */
  current: number;
  issued: number;
  held: number;
}

/** Bounds for the quota of a sub-exhibitor; the current one is always within them. */
export const quotaBounds = ({ current, issued, held }: SubQuota, available: number): { min: number; max: number } => ({
  min: Math.min(issued + held, current),
  max: available + current,
});

/** Why the quota cannot be set to this number; null if it can. */
export const quotaIssue = (wanted: number, sub: SubQuota, available: number): Issue | null => {
  if (wanted === sub.current) return null;
  const { min, max } = quotaBounds(sub, available);
  if (wanted < min) return { rule: 'minValue', n: min };
  return wanted > max ? { rule: 'maxValue', n: max } : null;
};

/** Maximum number of companies per invitation. */
export const subExhibitorsAtOnce = 20;
/** Maximum number of digits of an INN. */
export const innLength = 14;

/** Keeps only the digits that fit into an INN. */
export const innDigits = (text: string): string => text.replace(/\D/g, '').slice(0, innLength);

/** Whether a sub-exhibitor has sent its catalogue order. */
export const isApplicationSent = ({
  catalog_order_id,
  catalog_order_status,
}: {
  catalog_order_id: number | null;
  catalog_order_status: string | null;
}): boolean => catalog_order_id !== null && catalog_order_status !== null && catalog_order_status !== 'draft';

/** Time in which the organiser can restore a deleted sub-exhibitor. */
export const restoreSubExhibitorMs = 30 * 86_400_000;
