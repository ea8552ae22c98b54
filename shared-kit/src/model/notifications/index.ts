export * from './decide-notification';
export * from './letter-schedule';
export * from './notification-kinds';
