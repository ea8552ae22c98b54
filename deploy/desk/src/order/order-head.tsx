import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { saveFile } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatDateTime, fullName } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { orderFile, type StaffOrder } from '../api/orders';
import styles from './order.module.css';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';

/** Number, status and exhibitor of an order. */
export const OrderHead = ({ order, exhibition }: { order: StaffOrder; exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { exhibitor, placed_by: author, status } = order;
  const pdf = useAction<number, void>({
    namespace: 'desk',
    run: async (id) => saveFile(await api.download(orderFile(id))),
  });
  const facts = [
    { id: 'company', name: t('orderPage.facts.company'), value: textOf(exhibitor, 'name', locale) },
    {
      id: 'stands',
      name: t('orderPage.facts.stands'),
      value: exhibitor.stands.length > 0 && (
        <span className={styles.stands}>
          {exhibitor.stands.map(({ title }) => (
            <StandTag key={title}>{title}</StandTag>
          ))}
        </span>
      ),
    },
    {
      id: 'placed',
      name: t('orderPage.facts.placed'),
      value: [author && fullName({ ...author, middlename: null }), formatDateTime(order.created_at, locale)]
        .filter(Boolean)
        .join(', '),
    },
    { id: 'payer', name: t('orderPage.facts.payer'), value: textOf(order.payer, 'name', locale) },
    { id: 'purchase', name: t('orderPage.facts.purchase'), value: order.purchase_number },
    { id: 'comment', name: t('orderPage.facts.comment'), value: order.comment },
  ];
  return (
    <header className={styles.head}>
      <RouteLink
        to="desk-orders"
        params={{}}
        query={{ exhibition: String(exhibition) }}
        variant="text"
        className={styles.back}
        icon="arrow-left"
        size="sm"
      >
        {t('orderPage.toQueue')}
      </RouteLink>
      <div className={styles.headLine}>
        <h1 id="desk-order-title" className="ff-h2">
          {t('orderPage.title', { id: order.id })}
        </h1>
        <StatusBadge {...orderStatusVariant(status)}>{t(`orders.status.${status}`)}</StatusBadge>
        <Button
          icon="download"
          size="sm"
          className={styles.pdf}
          busy={pdf.isBusy()}
          onClick={() => void pdf.run(order.id)}
        >
          {t('orderPage.pdf')}
        </Button>
      </div>
      <DescriptionList className={styles.facts} columns={3} facts={facts.filter(({ value }) => value)} />
    </header>
  );
};
