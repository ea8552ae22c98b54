import { areaKeys } from '@fairfront/shared-kit/api';

/** Query keys used only by the account remote; shared keys are in the kit's `queryKeys`. */
export const accountKeys = {
  users: areaKeys('users'),
  documents: areaKeys('documents'),
  publications: areaKeys('publications'),
  announcements: areaKeys('announcements'),
} as const;
