import { areaKeys } from '@fairfront/shared-kit/api';

/** Keys of the query cache that only services use; those of several packages are the kit's `queryKeys`. */
export const serviceKeys = {
  categories: areaKeys('categories'),
  services: areaKeys('services'),
  orders: areaKeys('orders'),
  messages: areaKeys('messages'),
} as const;
