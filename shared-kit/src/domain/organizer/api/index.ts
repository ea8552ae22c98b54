export * from './exhibitions.routes';
export * from './mail.routes';
export * from './organizer.routes';
export type * from './paths';
