export * from './exhibitions.routes';
export * from './lists.routes';
export * from './lists.schema';
export * from './mail.routes';
export * from './organizer.routes';
export * from './webhooks.routes';
export type * from './paths';
