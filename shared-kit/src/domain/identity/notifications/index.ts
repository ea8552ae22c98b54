export * from './decide-notification';
export * from './email-schedule';
export * from './notification-kinds';
