export * from './api-keys.routes';
export * from './exhibitions.routes';
export * from './lists.routes';
export * from './lists.schema';
export * from './mail.routes';
export * from './organizer.routes';
export * from './webhooks.routes';
export * from './staff.routes';
export type * from './paths';
