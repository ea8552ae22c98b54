import { IconButton } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Order } from '../api/orders';

/** Expands and collapses the details of a row. */
export const OrderToggle = ({
  order: { id },
  isOpen,
  onToggle,
}: {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
}) => {
  const { t } = useTranslation('services');
  return (
    <IconButton
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      label={t(isOpen ? 'orders.close' : 'orders.open', { id })}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
};
