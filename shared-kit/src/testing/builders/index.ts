export * from './cart';
export * from './deadlines';
export * from './notifications';
export * from './pages';
export * from './participations';
export * from './passes';
export * from './people';
export { seeded } from './seeded';
