import type { Localized } from '../domain/common';
/**
 * Keys of the shared query cache, from general to specific: `queryKeys.personalPasses.all(101)` matches every list and
 * detail of that participation. Lists have their filters as the last member.
 */

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Id = number | string;

/**
 * Keys of one area within a participation, for data that only one package uses. They are below the participation, so
 * that `queryKeys.participation.all` matches them.
 * @param area as in the address, unique among the packages
 */
export const areaKeys = <Area extends string>(area: Area) => ({
  all: (participationId: Id) => ['participant', Number(participationId), area] as const,
  lists: (participationId: Id) => ['participant', Number(participationId), area, 'list'] as const,
  list: (participationId: Id, filters: Filters = {}) =>
    ['participant', Number(participationId), area, 'list', filters] as const,
  detail: (participationId: Id, id: Id) =>
    ['participant', Number(participationId), area, 'detail', Number(id)] as const,
});

/** Keys that several packages use: a change invalidates data by their common prefix. */
export const queryKeys = {
  user: () => ['user'] as const,
  countries: (filters: { order: keyof Localized<'name'>; visa?: 1 }) => ['countries', filters] as const,
  notifications: {
    all: () => ['notifications'] as const,
    /** First page and unread count of the bell. */
    bell: () => ['notifications', 'bell'] as const,
    /** Every list, whatever its filters. */
    lists: () => ['notifications', 'list'] as const,
    list: (filters: Filters = {}) => ['notifications', 'list', filters] as const,
  },
  participations: {
    all: () => ['participants'] as const,
    list: (filters: Filters = {}) => ['participants', 'list', filters] as const,
    /** The preparation progress of each of them. */
    preparations: (ids: readonly number[]) => ['participants', 'preparations', ids] as const,
  },
  participation: {
    /** The participation and the data of all areas in it. */
    all: (participationId: Id) => ['participant', Number(participationId)] as const,
    detail: (participationId: Id) => ['participant', Number(participationId), 'detail'] as const,
  },
  subExhibitors: {
    ...areaKeys('sub-participants'),
    /** The progress of each of them. */
    progress: (participationId: Id) =>
      ['participant', Number(participationId), 'sub-participants', 'progress'] as const,
    /** Letters from the organiser of the stand to them. */
    emails: (participationId: Id) => ['participant', Number(participationId), 'sub-participants', 'emails'] as const,
  },
  personalPasses: areaKeys('personal-passes'),
  cart: areaKeys('cart'),
  deadlines: areaKeys('deadlines'),
  reminders: () => ['deadline-reminders'] as const,
} as const;
