import type { Localized } from '../formats';
/**
 * Keys of the one query cache, from the general to the special, so that `queryKeys.personalPasses.all(101)` reaches every
 * list and detail of that participation. Lists carry their filters as the last member.
 */

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Id = number | string;

/**
 * Keys of one area inside a participation. A package names those that it alone uses by this; under the same participation, so
 * that `queryKeys.participation.all` reaches them.
 * @param area of the address, unique among the packages
 */
export const areaKeys = <Area extends string>(area: Area) => ({
  all: (participationId: Id) => ['participant', Number(participationId), area] as const,
  lists: (participationId: Id) => ['participant', Number(participationId), area, 'list'] as const,
  list: (participationId: Id, filters: Filters = {}) =>
    ['participant', Number(participationId), area, 'list', filters] as const,
  detail: (participationId: Id, id: Id) =>
    ['participant', Number(participationId), area, 'detail', Number(id)] as const,
});

/** Keys that several packages use: what a change makes stale is named by their common beginning. */
export const queryKeys = {
  user: () => ['user'] as const,
  countries: (filters: { order: keyof Localized<'name'>; visa?: 1 }) => ['countries', filters] as const,
  notifications: {
    all: () => ['notifications'] as const,
    /** First page and unread number of the bell (SHELL-088). */
    bell: () => ['notifications', 'bell'] as const,
    /** Every list, whatever its filters. */
    lists: () => ['notifications', 'list'] as const,
    list: (filters: Filters = {}) => ['notifications', 'list', filters] as const,
  },
  participations: {
    all: () => ['participants'] as const,
    list: (filters: Filters = {}) => ['participants', 'list', filters] as const,
    /** How far the preparation of each of them is (SHELL-281). */
    preparations: (ids: readonly number[]) => ['participants', 'preparations', ids] as const,
  },
  participation: {
    /** The participation and everything of every area in it. */
    all: (participationId: Id) => ['participant', Number(participationId)] as const,
    detail: (participationId: Id) => ['participant', Number(participationId), 'detail'] as const,
  },
  subExhibitors: {
    ...areaKeys('sub-participants'),
    /** How far each of them is (ACC-260). */
    progress: (participationId: Id) =>
      ['participant', Number(participationId), 'sub-participants', 'progress'] as const,
    /** What the organiser of the stand has written to them (ACC-272). */
    letters: (participationId: Id) => ['participant', Number(participationId), 'sub-participants', 'letters'] as const,
  },
  personalPasses: areaKeys('personal-passes'),
  cart: areaKeys('cart'),
  reminders: () => ['deadline-reminders'] as const,
} as const;
