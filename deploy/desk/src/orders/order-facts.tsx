import { RouteLink } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { acceptedStatus } from '@fairfront/shared-kit/domain/services';
import { quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import { formatDateTime, formatMoney, fullName } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedOrder, StaffOrder } from '../api/orders';
import { FactList, standsOf } from '../queue/fact-list';
import styles from './orders.module.css';

/** The facts about an order, its lines and the last unread message. */
export const OrderFacts = ({ detail: order }: { detail: StaffOrder; row: QueuedOrder | undefined }) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { exhibitor, placed_by: author, currency } = order;
  const accepted = acceptedStatus(order.status, {
    isAcceptNeeded: order.is_accept_needed,
    hasMissingAmount: order.total_with_vat === null,
  });
  const message = order.unread_messages_count > 0 ? order.messages.findLast(({ from }) => from === 'user') : undefined;
  return (
    <>
      <FactList
        queue="orders"
        facts={[
          ['company', textOf(exhibitor, 'name', locale)],
          ['stands', standsOf(exhibitor.stands.map(({ title }) => title))],
          ['author', author && fullName({ ...author, middlename: null })],
          ['placed', formatDateTime(order.created_at, locale)],
          ['comment', order.comment],
          ['total', formatMoney(order.total_with_vat, currency)],
          ['accepted', accepted && t(`orders.status.${accepted}`)],
        ]}
      />
      <ul className={styles.lines} aria-label={t('orders.lines')}>
        {order.services.map((line) => (
          <li key={line.line_id} className={styles.line}>
            <span>
              {textOf(line, 'name', locale)}, {quantityText(line, line.unit, locale)}
            </span>
            <span className={styles.amount}>{formatMoney(line.amount_with_vat, currency)}</span>
          </li>
        ))}
      </ul>
      {message && <blockquote className={styles.message}>{message.text || t('orders.onlyFiles')}</blockquote>}
      <RouteLink to="desk-order" params={{ order: order.id }} variant="secondary" icon="chat">
        {t('orders.open')}
      </RouteLink>
    </>
  );
};
