export * from './access';
export * from './deadline-item';
export * from './deadline-selection';
export * from './event-types';
export * from './preparation';
