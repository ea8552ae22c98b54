/** The catalogue for layout: entries in printing order, and what is not final. */
export * from './layout-entry';
export * from './layout-issues';
export * from './proof-order';
