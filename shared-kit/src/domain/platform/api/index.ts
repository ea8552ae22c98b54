export * from './broadcasting.routes';
export * from './channel-auth.routes';
export type * from './paths';
