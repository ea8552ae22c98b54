import { Button } from '@fairfront/shared-kit/components/button';
import { Select } from '@fairfront/shared-kit/components/select';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services/order-status';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffOrder } from '../api/orders';
import styles from './order.module.css';
import type { OrderEdits } from './use-order-edits';

interface OrderActionsProps {
  order: StaffOrder;
  edits: OrderEdits;
  /** Opens the cancellation; null if the order cannot be cancelled. */
  onCancel: (() => void) | null;
}

/** The status and the saving of an order. */
export const OrderActions = ({ order, edits, onCancel }: OrderActionsProps) => {
  const { t } = useTranslation('desk');
  const { status, moves, isDirty, isSaving, hasWrongPrice, isOutdated } = edits;
  const targets = [order.status, ...moves.filter((move) => move !== 'canceled')];
  return (
    <footer className={styles.foot}>
      {onCancel && (
        <Button variant="danger" onClick={onCancel}>
          {t('orderPage.cancel.open')}
        </Button>
      )}
      <div className={styles.footEnd}>
        {targets.length > 1 && (
          <Select<OrderStatus>
            label={t('orderPage.status')}
            labelHidden
            className={styles.status}
            value={status ?? order.status}
            options={targets.map((value) => ({ value, label: t(`orders.status.${value}`) }))}
            onChange={(next) => edits.setStatus(next === order.status ? null : next)}
          />
        )}
        {isDirty && (
          <Button variant="text" onClick={edits.forget}>
            {t('orderPage.forget')}
          </Button>
        )}
        <Button
          variant="primary"
          busy={isSaving}
          disabled={!isDirty || hasWrongPrice || isOutdated}
          onClick={() => void edits.save()}
        >
          {status === null ? t('orderPage.save') : t(`orderPage.moves.${status}`)}
        </Button>
      </div>
    </footer>
  );
};
