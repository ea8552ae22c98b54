import type { ReactNode } from 'react';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import {
  StatusBadge,
  catalogueOrderStatusVariant,
  type StatusVariant,
} from '@fairfront/shared-kit/components/status-badge';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import { formatDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { catalogueQuery, documentsQuery, messagesQuery, ordersQuery, passesQuery } from '../api/participation';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';
import { orderStatusVariant } from '@fairfront/shared-kit/domain/services/order-status';
import styles from './participation.module.css';
import { Section } from './section';

interface RecordSectionProps {
  id: number;
  exhibition: number;
  /** Whether the role of the user covers a scope. */
  mayRead: (scope: StaffScope) => boolean;
}

interface RowProps {
  name: ReactNode;
  note: ReactNode;
  status?: StatusVariant & { label: string };
}

const Row = ({ name, note, status }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.rowName}>{name}</span>
    <span className={styles.rowNote}>{note}</span>
    {status && (
      <StatusBadge tone={status.tone} icon={status.icon}>
        {status.label}
      </StatusBadge>
    )}
  </li>
);

/** Passes, waiting ones first. */
export const PassesSection = ({ id, exhibition, mayRead }: RecordSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const closed = !mayRead('passes') && 'passes';
  const query = useQuery({ ...passesQuery(api, id), ...failsHere, enabled: !closed });
  return (
    <Section
      title={t('participation.passes')}
      closed={closed}
      query={query}
      figure={({ total, waiting }) => t('participation.passesFigure', { total, waiting })}
      empty={({ total }) => (total === 0 ? t('participation.noPasses') : null)}
    >
      {({ rows, total }) => (
        <>
          <ul className={styles.list}>
            {rows.map((pass) => (
              <Row
                key={`${pass.kind}-${pass.id}`}
                name={
                  <RouteLink
                    to="desk-passes"
                    params={{}}
                    query={{ exhibition: String(exhibition), item: `${pass.kind}-${pass.id}` }}
                    variant="quiet"
                  >
                    {pass.title}
                  </RouteLink>
                }
                note={formatDate(pass.created_at, locale)}
                status={{ ...passStatusVariant[pass.status], label: t(`passes.status.${pass.status}`) }}
              />
            ))}
          </ul>
          {total > rows.length && (
            <p className={styles.more}>{t('participation.moreRows', { count: total - rows.length })}</p>
          )}
        </>
      )}
    </Section>
  );
};

/** The newest orders. */
export const OrdersSection = ({ id, mayRead }: RecordSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const closed = !mayRead('orders') && 'orders';
  const query = useQuery({ ...ordersQuery(api, id), ...failsHere, enabled: !closed });
  return (
    <Section
      title={t('participation.orders')}
      closed={closed}
      query={query}
      figure={({ total }) => total}
      empty={({ total }) => (total === 0 ? t('participation.noOrders') : null)}
    >
      {({ rows, total }) => (
        <>
          <ul className={styles.list}>
            {rows.map((order) => (
              <Row
                key={order.id}
                name={t('participation.orderNumber', { id: order.id })}
                note={[
                  formatDate(order.created_at, locale),
                  order.total_with_vat === null
                    ? t('participation.noPrice')
                    : formatMoney(order.total_with_vat, order.currency),
                ].join(', ')}
                status={{ ...orderStatusVariant(order.status), label: t(`orders.status.${order.status}`) }}
              />
            ))}
          </ul>
          {total > rows.length && (
            <p className={styles.more}>{t('participation.moreRows', { count: total - rows.length })}</p>
          )}
        </>
      )}
    </Section>
  );
};

/** The catalogue order. */
export const CatalogueSection = ({ id, mayRead }: RecordSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const closed = !mayRead('catalogue') && 'catalogue';
  const query = useQuery({ ...catalogueQuery(api, id), ...failsHere, enabled: !closed });
  return (
    <Section
      title={t('participation.catalogue')}
      closed={closed}
      query={query}
      figure={({ total }) => total}
      empty={({ total }) => (total === 0 ? t('participation.noCatalogue') : null)}
    >
      {({ rows }) => (
        <ul className={styles.list}>
          {rows.map((order) => (
            <Row
              key={order.id}
              name={t('participation.catalogueNumber', { id: order.id })}
              note={
                order.submitted_at
                  ? t('participation.sentAt', { date: formatDate(order.submitted_at, locale) })
                  : t('participation.notSent')
              }
              status={{ ...catalogueOrderStatusVariant[order.status], label: t(`catalogue.status.${order.status}`) }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Contracts. */
export const DocumentsSection = ({ id, mayRead }: RecordSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const closed = !mayRead('documents') && 'documents';
  const query = useQuery({ ...documentsQuery(api, id), ...failsHere, enabled: !closed });
  return (
    <Section
      title={t('participation.documents')}
      closed={closed}
      query={query}
      figure={({ total }) => total}
      empty={({ total }) => (total === 0 ? t('participation.noDocuments') : null)}
    >
      {({ rows }) => (
        <ul className={styles.list}>
          {rows.map(({ id: contractId, number, signed_at: signedAt, is_rent: isRent }) => (
            <Row
              key={contractId}
              name={t('participation.contract', { number })}
              note={[
                t(isRent ? 'participation.ofRent' : 'participation.ofServices'),
                t('participation.signedAt', { date: formatDate(signedAt, locale) }),
              ].join(', ')}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Orders with messages that no member of staff has read. */
export const MessagesSection = ({ id, mayRead }: RecordSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const closed = !mayRead('orders') && 'orders';
  const query = useQuery({ ...messagesQuery(api, id), ...failsHere, enabled: !closed });
  return (
    <Section
      title={t('participation.messages')}
      closed={closed}
      query={query}
      figure={({ total }) => (total > 0 ? t('participation.unreadChats', { count: total }) : total)}
      empty={({ total }) => (total === 0 ? t('participation.noMessages') : null)}
    >
      {({ rows }) => (
        <ul className={styles.list}>
          {rows.map(({ id: orderId, unread_messages_count: count }) => (
            <Row
              key={orderId}
              name={t('participation.orderNumber', { id: orderId })}
              note={t('participation.unread', { count })}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};
