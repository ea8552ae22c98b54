export { buildSearchIndex, type SearchedService, type SearchIndex } from './search-index';
export { foundIn, searchServices, type FoundIn, type ServiceHits, type ServiceQuery } from './service-search';
