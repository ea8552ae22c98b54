import { areaKeys } from '@fairfront/shared-kit/api';

/** Query keys used only by the services remote; shared keys are in the kit's `queryKeys`. */
export const serviceKeys = {
  categories: areaKeys('categories'),
  services: areaKeys('services'),
  orders: areaKeys('orders'),
  messages: areaKeys('messages'),
} as const;
