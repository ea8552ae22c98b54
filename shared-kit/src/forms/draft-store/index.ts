export { clearDrafts, draftPlace, type Draft, type DraftPlace } from './draft-store';
