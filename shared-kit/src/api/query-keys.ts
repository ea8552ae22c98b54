/**
 * Keys of the one query cache, from the general to the special, so that `queryKeys.personalPasses.all(101)` reaches every
 * list and detail of that participation. Lists carry their filters as the last member.
 */

type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Id = number | string;

/** Keys of one area inside a participation. */
const areaOf = <Area extends string>(area: Area) => ({
  all: (participationId: Id) => ['participant', Number(participationId), area] as const,
  lists: (participationId: Id) => ['participant', Number(participationId), area, 'list'] as const,
  list: (participationId: Id, filters: Filters = {}) =>
    ['participant', Number(participationId), area, 'list', filters] as const,
  detail: (participationId: Id, id: Id) =>
    ['participant', Number(participationId), area, 'detail', Number(id)] as const,
});

/** Keys of the query cache by area: what a change makes stale is named by their common beginning. */
export const queryKeys = {
  user: () => ['user'] as const,
  countries: (filters: { order: 'name_rus' | 'name_eng'; visa?: 1 }) => ['countries', filters] as const,
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
    ...areaOf('sub-participants'),
    /** How far each of them is (ACC-260). */
    progress: (participationId: Id) =>
      ['participant', Number(participationId), 'sub-participants', 'progress'] as const,
    /** What the organiser of the stand has written to them (ACC-272). */
    letters: (participationId: Id) => ['participant', Number(participationId), 'sub-participants', 'letters'] as const,
  },
  users: areaOf('users'),
  company: areaOf('company'),
  personalPasses: areaOf('personal-passes'),
  carPasses: areaOf('car-passes'),
  passLinks: areaOf('pass-links'),
  passSources: areaOf('pass-sources'),
  categories: areaOf('categories'),
  services: areaOf('services'),
  cart: areaOf('cart'),
  orders: areaOf('orders'),
  messages: areaOf('messages'),
  catalogue: areaOf('catalogue'),
  documents: areaOf('documents'),
  deadlines: areaOf('deadlines'),
  extensions: areaOf('extensions'),
  calendarFeed: () => ['calendar-feed'] as const,
  reminders: () => ['deadline-reminders'] as const,
  publications: areaOf('publications'),
  announcements: areaOf('announcements'),
} as const;
