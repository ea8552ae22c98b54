import type { EventType } from './event-types';

/** The properties of the parent participation that the rules need. */
export interface ParentFacts {
  type: EventType;
  exhibition_id: number;
  is_deleted: boolean;
}

/** The errors of the parent of a participation. */
export type PlaceIssue =
  | 'parentMissing'
  | 'parentNotNeeded'
  | 'parentUnknown'
  | 'parentNotCollective'
  | 'parentElsewhere';

/**
 * Whether a participation may belong to this parent: a sub-exhibitor belongs to a living collective participation of the same
 * exhibition, all others to none.
 * @param parent null for an id that nobody has
 */
export const placeIssue = (
  { type, parent_id, exhibition_id }: { type: EventType; parent_id: number | null; exhibition_id: number },
  parent: ParentFacts | null,
): PlaceIssue | null => {
  if (type !== 'sub') return parent_id === null ? null : 'parentNotNeeded';
  if (parent_id === null) return 'parentMissing';
  if (parent === null || parent.is_deleted) return 'parentUnknown';
  if (parent.type !== 'collective') return 'parentNotCollective';
  return parent.exhibition_id === exhibition_id ? null : 'parentElsewhere';
};

/** The quotas of a participation by name. */
export const quotaNames = ['quota_certificate', 'quota_installation', 'quota_car'] as const;
/** One of `quotaNames`. */
export type QuotaName = (typeof quotaNames)[number];

/** The current use of a quota: names on issued passes, and places without a name. */
export interface IssuedPlaces {
  names: readonly string[];
  /** Places of open links and of sub-exhibitors. */
  others: number;
}

/**
 * Quotas that a change would leave below what is issued. Null gives the quota back to the rule of areas, or takes the limit
 * away, and is never too low.
 */
export const quotasBelowIssued = (
  wanted: Partial<Record<QuotaName, number | null>>,
  issued: Readonly<Record<QuotaName, IssuedPlaces>>,
): QuotaName[] =>
  quotaNames.filter((name) => {
    const quota = wanted[name];
    return quota !== null && quota !== undefined && quota < issued[name].names.length + issued[name].others;
  });

const sortNames = ['id', 'company', 'people'] as const;
/** How lists of participations can be sorted. */
export const participationSorts = sortNames.flatMap((name) => [name, `-${name}`] as const);
/** One of `participationSorts`. */
export type ParticipationSort = (typeof participationSorts)[number];
