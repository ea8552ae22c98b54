export { clearDrafts, draftPlace } from './draft-store';
