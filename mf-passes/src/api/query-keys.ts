import { areaKeys } from '@fairfront/shared-kit/api';

/** Keys of the query cache that only passes use; those of several packages are the kit's `queryKeys`. */
export const passKeys = {
  carPasses: areaKeys('car-passes'),
  passLinks: areaKeys('pass-links'),
  passSources: areaKeys('pass-sources'),
} as const;
