import { areaKeys } from '@fairfront/shared-kit/api';

/** Query keys used only by the catalog remote; shared keys are in the kit's `queryKeys`. */
export const catalogKeys = {
  catalogue: areaKeys('catalogue'),
} as const;
