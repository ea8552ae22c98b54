import { onDemand } from './on-demand';

// what only a returned order or a conflict shows: in an embed it comes a moment after the step (CAT-277)
export const CommentNote = onDemand(async () => (await import('../notes/comment-note')).CommentNote, {
  optional: true,
});
export const FieldConflict = onDemand(async () => (await import('../notes/field-conflict')).FieldConflict, {
  optional: true,
});
export const ReturnNotice = onDemand(async () => (await import('../notes/return-notice')).ReturnNotice, {
  optional: true,
});
