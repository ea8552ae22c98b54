export * from './access';
export * from './currencies';
export * from './deadline-item';
export * from './event-types';
export * from './locale';
export * from './money';
export * from './sort-key';
export * from './zone';
