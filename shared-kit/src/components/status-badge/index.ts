export { StatusBadge, type StatusBadgeProps, type StatusTone } from './status-badge';
export {
  catalogueOrderStatusVariant,
  inviteStatusVariant,
  passStatusVariant,
  serviceOrderStatusVariant,
  type ServiceOrderStatus,
  type StatusVariant,
} from './status-variants';
