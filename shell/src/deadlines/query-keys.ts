import { areaKeys } from '@fairfront/shared-kit/api';

/** Keys of the query cache that only the deadline centre uses; those of several packages are the kit's `queryKeys`. */
export const deadlineKeys = {
  extensions: areaKeys('extensions'),
  calendarFeed: () => ['calendar-feed'] as const,
} as const;
