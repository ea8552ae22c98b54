export { StatusBadge, type StatusBadgeProps, type StatusTone } from './status-badge';
export { catalogueOrderStatusVariant, type StatusVariant } from './status-variants';
