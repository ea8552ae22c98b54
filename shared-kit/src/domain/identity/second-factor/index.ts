export * from './codes';
export * from './factor-demand';
