import { catalogueDeadlineItems } from '@fairfront/shared-kit/domain/catalogue';
import { passDeadlineItems } from '@fairfront/shared-kit/domain/passes';
import { serviceDateItems, servicesDeadlineItems } from '@fairfront/shared-kit/domain/services';
import { canOrderServices, isDeadlinePassed, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import { readDeadlineFacts, type DeadlineFacts } from './deadline-facts.repository';
import type { Deadline } from '@fairfront/shared-kit/domain/participations/api';

/** The deadlines of one participation and where it takes part. */
export interface ParticipationDeadlines {
  participationId: number;
  exhibition: Pick<DeadlineFacts['exhibition'], 'title_rus' | 'title_eng' | 'timezone'>;
  items: DeadlineItem[];
}

/**
 * What every area says about its dates, the nearest first, for several participations in the order of their ids.
 * @param now ms since the epoch by the server's clock
 */
export const readAllDeadlines = async (
  db: Kysely<Tables>,
  participationIds: readonly number[],
  now: number,
): Promise<ParticipationDeadlines[]> =>
  (await readDeadlineFacts(db, participationIds, now)).map(({ participationId, ...facts }) => ({
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

/** Names the announced end of what this participation was granted longer. */
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

/** The same for one. @throws when there is no such participation: access is checked before */
export const readDeadlines = async (
  db: Kysely<Tables>,
  participationId: number,
  now: number,
): Promise<ParticipationDeadlines> => {
  const [deadlines] = await readAllDeadlines(db, [participationId], now);
  if (!deadlines) throw new Error(`There is no participation ${participationId}`);
  return deadlines;
};

/** What somebody reads who may not order: no dates of prices and orders. */
export const withoutOrdering = (deadlines: ParticipationDeadlines): ParticipationDeadlines => ({
  ...deadlines,
  items: deadlines.items.filter(({ services }) => services === undefined),
});

/** What this user reads of a participation that he may see, the nearest first. @param now ms since the epoch */
export const deadlinesFor = (
  userId: number,
  access: Parameters<typeof canOrderServices>[1],
  { participationId, ...facts }: DeadlineFacts & { participationId: number },
  now: number,
): ParticipationDeadlines => {
  const deadlines = { participationId, exhibition: facts.exhibition, items: deadlinesOf(facts, now) };
  return canOrderServices(userId, access) ? deadlines : withoutOrdering(deadlines);
};

/** Names a deadline inside its participation for as long as its day does not change. */
export const deadlineId = ({ kind, at, services }: DeadlineItem, zone: string): string =>
  services === undefined ? kind : `${kind}-${dayAt(at, zone)}`;

const instantOf = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/** A deadline as the API answers it. */
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

/** The deadlines of a participation as the API answers them, in their order. @param now ms since the epoch */
export const deadlineResponses = (
  { items, exhibition }: ParticipationDeadlines,
  now: number,
): Static<typeof Deadline>[] => items.map((item) => deadlineResponse(item, now, exhibition.timezone));
