import { areaKeys } from '@fairfront/shared-kit/api';

/** Query keys used only by the passes remote; shared keys are in the kit's `queryKeys`. */
export const passKeys = {
  carPasses: areaKeys('car-passes'),
  passLinks: areaKeys('pass-links'),
  passSources: areaKeys('pass-sources'),
} as const;
