export { DeadlineNotice, type DeadlineNoticeProps } from './deadline-notice';
export { deadlineState, remainingTime, type DeadlineState } from './deadline-state';
