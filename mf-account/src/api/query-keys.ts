import { areaKeys } from '@fairfront/shared-kit/api';

/** Keys of the query cache that only the account uses; those of several packages are the kit's `queryKeys`. */
export const accountKeys = {
  users: areaKeys('users'),
  documents: areaKeys('documents'),
  publications: areaKeys('publications'),
  announcements: areaKeys('announcements'),
} as const;
