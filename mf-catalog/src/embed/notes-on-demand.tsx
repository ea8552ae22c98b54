import { onDemand } from './on-demand';

// shown only for a returned order or a conflict, so an embed loads it just after the step
export const CommentNote = onDemand(async () => (await import('../notes/comment-note')).CommentNote, {
  optional: true,
});
export const FieldConflict = onDemand(async () => (await import('../notes/field-conflict')).FieldConflict, {
  optional: true,
});
export const ReturnNotice = onDemand(async () => (await import('../notes/return-notice')).ReturnNotice, {
  optional: true,
});
