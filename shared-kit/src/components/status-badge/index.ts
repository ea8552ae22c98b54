export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
  catalogueOrderStatusVariant,
  type StatusVariant,
} from './status-badge';
