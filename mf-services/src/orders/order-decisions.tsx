import { Button } from '@fairfront/shared-kit/components/button';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Order } from '../api/orders';
import styles from './orders.module.css';
import type { OrderActions } from './use-order-actions';

/** The confirm and cancel buttons that the server allows this user; empty if neither is allowed. */
export const OrderDecisions = ({ order, actions: { accept, cancel } }: { order: Order; actions: OrderActions }) => {
  const { t } = useTranslation('services');
  const { id, can_accept, can_cancel, total_with_vat, currency } = order;
  if (!can_accept && !can_cancel) return null;
  return (
    <div className={styles.decisions}>
      {can_accept && <p className={styles.ask}>{t('orders.acceptText')}</p>}
      {can_cancel && (
        <Button
          variant="danger"
          className={styles.decision}
          busy={cancel.isBusy(id)}
          onClick={() => void cancel.run(order)}
        >
          {t('orders.cancel')}
        </Button>
      )}
      {can_accept && (
        <Button
          variant="primary"
          icon="check"
          className={styles.decision}
          busy={accept.isBusy(id)}
          onClick={() => void accept.run(order)}
        >
          {t('orders.accept', { amount: formatMoney(total_with_vat, currency) })}
        </Button>
      )}
    </div>
  );
};
