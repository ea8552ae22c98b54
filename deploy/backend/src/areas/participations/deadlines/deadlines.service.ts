import { catalogueDeadlineItems } from '@fairfront/shared-kit/domain/catalogue';
import { passDeadlineItems } from '@fairfront/shared-kit/domain/passes';
import { serviceDateItems, servicesDeadlineItems } from '@fairfront/shared-kit/domain/services';
import { canOrderServices, isDeadlinePassed, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { dayAt, type Localized } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import { deadlineFactsOf, type DeadlineFacts } from './deadline-facts';
import { readDeadlineRows } from './deadline-facts.repository';
import type { Deadline } from '@fairfront/shared-kit/domain/participations/api';

/** The deadlines of a participation and its exhibition. */
export interface ParticipationDeadlines {
  participationId: number;
  exhibition: Pick<DeadlineFacts['exhibition'], keyof Localized<'title'> | 'timezone'>;
  items: DeadlineItem[];
}

/**
 * The deadlines of all areas, the nearest first, for several participations in the order of their ids.
 * @param now ms since the epoch by the server's clock
 */
export const readAllDeadlines = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<ParticipationDeadlines[]> =>
  (await readDeadlineRows(db, participationIds, now)).map(deadlineFactsOf).map(({ participationId, ...facts }) => ({
    participationId,
    exhibition: facts.exhibition,
    items: deadlinesOf(facts, now),
  }));

/** The deadlines that follow from the facts of one participation, the nearest first. @param now ms since the epoch */
export const deadlinesOf = (facts: DeadlineFacts, now: number): DeadlineItem[] =>
  withExtensions(itemsOf(facts, now), facts, now).sort((one, other) => one.at - other.at);

const itemsOf = (facts: Omit<DeadlineFacts, 'announced'>, now: number): DeadlineItem[] => [
  ...passDeadlineItems(facts, facts.passes, now),
  ...catalogueDeadlineItems(facts, now),
  ...servicesDeadlineItems(facts, now),
  ...serviceDateItems(facts, facts.services, now),
];

/** Adds the announced date to deadlines that were extended for this participation. */
const withExtensions = (items: DeadlineItem[], facts: DeadlineFacts, now: number): DeadlineItem[] => {
  if (facts.announced === facts.exhibition) return items;
  const announced = new Map(
    itemsOf({ ...facts, exhibition: facts.announced }, now).flatMap(({ kind, at, services }) =>
      services === undefined ? [[kind, at] as const] : [],
    ),
  );
  return items.map((item) => {
    const former = announced.get(item.kind);
    return item.services === undefined && former !== undefined && former < item.at
      ? { ...item, extendedFrom: former }
      : item;
  });
};

/** The same for one participation. @throws for an unknown one; access is checked before */
export const readDeadlines = async (
  db: Kysely<Tables>,
  participationId: number,
  now: number,
): Promise<ParticipationDeadlines> => {
  const [deadlines] = await readAllDeadlines(db, [participationId], now);
  if (!deadlines) throw new Error(`There is no participation ${participationId}`);
  return deadlines;
};

/** The deadlines for users who may not order: without dates of prices and orders. */
export const withoutOrdering = (deadlines: ParticipationDeadlines): ParticipationDeadlines => ({
  ...deadlines,
  items: deadlines.items.filter(({ services }) => services === undefined),
});

/** The deadlines of a participation for this user, the nearest first. @param now ms since the epoch */
export const deadlinesFor = (
  userId: number,
  access: Parameters<typeof canOrderServices>[1],
  { participationId, ...facts }: DeadlineFacts & { participationId: number },
  now: number,
): ParticipationDeadlines => {
  const deadlines = { participationId, exhibition: facts.exhibition, items: deadlinesOf(facts, now) };
  return canOrderServices(userId, access) ? deadlines : withoutOrdering(deadlines);
};

/** Identifies a deadline in its participation, as long as its day does not change. */
export const deadlineId = ({ kind, at, services }: DeadlineItem, zone: string): string =>
  services === undefined ? kind : `${kind}-${dayAt(at, zone)}`;

const instantOf = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** A deadline as the API returns it. */
const deadlineResponse = (item: DeadlineItem, now: number, zone: string): Static<typeof Deadline> => ({
  id: deadlineId(item, zone),
  area: item.area,
  kind: item.kind,
  edge: item.edge,
  at: new Date(item.at).toISOString(),
  extended_from: instantOf(item.extendedFrom),
  latest_at: instantOf(item.latest),
  state: item.state,
  is_passed: isDeadlinePassed(item, now),
  is_optional: item.isOptional,
  detail: { code: item.detail, count: item.count },
  services: item.services === undefined ? null : [...item.services],
  progress: item.progress,
  opens: item.opens,
});

/** The deadlines of a participation as the API returns them, in their order. @param now ms since the epoch */
export const deadlineResponses = (
  { items, exhibition }: ParticipationDeadlines,
  now: number,
): Static<typeof Deadline>[] => items.map((item) => deadlineResponse(item, now, exhibition.timezone));
