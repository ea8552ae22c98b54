export { CountBadge, shownCount, type CountBadgeProps } from './count-badge';
