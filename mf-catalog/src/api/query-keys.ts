import { areaKeys } from '@fairfront/shared-kit/api';

/** Keys of the query cache that only the catalogue uses; those of several packages are the kit's `queryKeys`. */
export const catalogKeys = {
  catalogue: areaKeys('catalogue'),
} as const;
