export { controlOf, ErrorSummary, focusControl, type ErrorSummaryItem, type ErrorSummaryProps } from './error-summary';
