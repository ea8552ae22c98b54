import { callbackDue, feedbackKindOf } from '@fairfront/shared-kit/domain/account';
import type { OwnFeedback, StaffFeedback } from '@fairfront/shared-kit/domain/account/api';
import type { FeedbackRow } from './feedback-answers.repository';

/** A message as its sender sees it. */
export const ownFeedbackResponse = (row: FeedbackRow): OwnFeedback => ({
  id: row.id,
  kind: feedbackKindOf(row),
  state: row.state,
  message: row.message,
  created_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

const memberOf = (id: number | null, name: string | null, lastname: string | null) =>
  id === null ? null : { id, name: name ?? '', lastname: lastname ?? '' };

/** A message as staff see it. */
export const staffFeedbackResponse = (row: FeedbackRow): StaffFeedback => ({
  ...ownFeedbackResponse(row),
  name: row.name,
  email: row.email,
  phone: row.phone && `+${row.phone}`,
  locale: row.locale,
  call_until: callbackDue(row)?.toISOString() ?? null,
  answered_by: memberOf(row.staff_id, row.staff_name, row.staff_lastname),
  state_at: row.state_at?.toISOString() ?? null,
  state_by: memberOf(row.state_by_id, row.state_by_name, row.state_by_lastname),
});
