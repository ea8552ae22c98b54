import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatPhone, formatProseDate, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderingBlock } from './use-ordering';
import { useServiceManager } from './use-service-manager';

/** Why ordering is not possible here, and the contact for a closed service. */
export const OrderingNotice = ({ block, orderUntil }: { block: OrderingBlock; orderUntil: string | null }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  const manager = useServiceManager();
  if (block === 'no_order_right') return <Notice tone="neutral">{t('errors.no_order_right')}</Notice>;
  if (block === 'period_ended') return <Notice tone="neutral">{t('errors.period_ended')}</Notice>;
  return (
    <Notice
      tone="warning"
      icon="lock"
      title={t('service.closed', { date: orderUntil ? formatProseDate(orderUntil, locale, { now }) : '' })}
    >
      {manager && (
        <>
          {t('service.helper', { name: manager.name })}{' '}
          {manager.phone && <Link href={phoneAddress(manager.phone)}>{formatPhone(manager.phone)}</Link>}{' '}
          {manager.email && <Link href={`mailto:${manager.email}`}>{manager.email}</Link>}
        </>
      )}
    </Notice>
  );
};
