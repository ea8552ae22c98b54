export * from './cart';
export * from './notifications';
export * from './pages';
export * from './participations';
export * from './people';
