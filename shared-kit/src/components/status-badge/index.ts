export { StatusBadge, type StatusBadgeProps, type StatusTone } from './status-badge';
export {
  catalogueOrderLook,
  inviteLook,
  passLook,
  serviceOrderLook,
  type ServiceOrderStatus,
  type StatusLook,
} from './status-looks';
