import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import type { NotificationFilters } from '../api/notifications';

/** The filters, named as in the address and the API. */
const filterNames = ['notification_type', 'company_id', 'exhibition_id'] as const;
const states = ['new', 'snoozed'] as const;
export type FilterName = (typeof filterNames)[number];

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** The filters and page of the list from the address, so that a link shows the same list. */
export const useNotificationFilters = () => {
  const { navigation } = usePlatform();
  const { query } = usePlatformState().route;
  const chosen = {
    notification_type: query.get('notification_type') ?? undefined,
    company_id: positive(query.get('company_id')),
    exhibition_id: positive(query.get('exhibition_id')),
  };
  const state = states.find((known) => known === query.get('state'));
  const page = positive(query.get('page')) ?? 1;
  const inAddress = (): Record<string, string | undefined> => ({
    state,
    ...Object.fromEntries(
      filterNames.map((name) => [name, chosen[name] === undefined ? undefined : String(chosen[name])]),
    ),
  });

  return {
    filters: { ...definedOnly({ ...chosen, state }), page } satisfies NotificationFilters,
    /** The notifications to show; undefined for all that are not snoozed. */
    state,
    showState: (next: typeof state) =>
      navigation.navigate('notifications', {}, { query: { ...inAddress(), state: next }, replace: true }),
    /** The value of a filter as in the address; undefined for all. */
    valueOf: (name: FilterName) => (chosen[name] === undefined ? undefined : String(chosen[name])),
    isFiltered: filterNames.some((name) => chosen[name] !== undefined),
    /** A filter change resets the page to the first. */
    choose: (name: FilterName, value: string | undefined) =>
      navigation.navigate('notifications', {}, { query: { ...inAddress(), [name]: value }, replace: true }),
    reset: () => navigation.navigate('notifications', {}, { query: { state }, replace: true }),
    turnTo: (next: number) =>
      navigation.navigate(
        'notifications',
        {},
        { query: { ...inAddress(), page: next > 1 ? String(next) : undefined } },
      ),
  };
};

const definedOnly = <Record_ extends object>(record: Record_) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Record_]?: Exclude<Record_[Key], undefined>;
  };
