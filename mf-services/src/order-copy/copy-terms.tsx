import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatDayAndMonth, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useTranslation,
  type CopyLine,
} from '@fairfront/shared-kit/platform';
import { useServiceManager } from '../ordering/use-service-manager';
import type { copyBlock } from './copy-choice';
import styles from './copy-orders.module.css';

interface CopyPriceProps {
  line: CopyLine;
  earlierCurrency: string;
  currency: string;
}

/** The old price beside the current one, and the next price with its date. */
export const CopyPrice = ({ line, earlierCurrency, currency }: CopyPriceProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { price, earlier_price: before, unit, service } = line;
  if (price === null) return <Term icon="info">{t('copy.priceLater')}</Term>;
  const now = t('copy.price', { price: formatMoney(price, currency), unit: textOf(unit, 'name', locale) });
  const next = service.prices.find((one) => one.currency === currency && one.unit.id === unit.id)?.next;
  const comparable = earlierCurrency === currency ? before : null;
  const sentence = () => {
    if (before === null) return <Term icon="tag">{now}</Term>;
    if (comparable === price)
      return (
        <Term icon="check-circle" variant="same">
          {t('copy.samePrice', { price: now })}
        </Term>
      );
    const key = comparable === null ? 'copy.otherCurrency' : 'copy.newPrice';
    return (
      <Term icon="tag" variant={comparable !== null && comparable > price ? 'same' : 'changed'}>
        {t(key, { before: formatMoney(before, earlierCurrency), now })}
      </Term>
    );
  };
  return (
    <>
      {sentence()}
      {next && (
        <span className={styles.under}>
          {t('service.nextPrice', {
            date: formatDayAndMonth(next.from, locale),
            price: formatMoney(next.price_with_vat, currency),
          })}
        </span>
      )}
    </>
  );
};

const blockIcons = {
  in_cart: 'check',
  twice: 'check',
  missing: 'cross-circle',
  service_closed: 'lock',
  period_ended: 'lock',
} as const satisfies Record<string, IconName>;

interface CopyBlockedProps {
  line: CopyLine;
  block: NonNullable<ReturnType<typeof copyBlock>>;
  currency: string;
}

/** Why a line cannot be copied and what helps: the manager for a closed service, a similar one for a removed one. */
export const CopyBlocked = ({ line: { similar }, block, currency }: CopyBlockedProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  const { navigation } = usePlatform();
  const manager = useServiceManager();
  return (
    <>
      <Term icon={blockIcons[block]} variant={block === 'missing' ? 'danger' : 'blocked'}>
        {t(`copy.${block}`)}
      </Term>
      {block === 'service_closed' && manager?.email && (
        <span className={styles.under}>
          {t('copy.helper')} <Link href={`mailto:${manager.email}`}>{manager.name}</Link>
        </span>
      )}
      {block === 'missing' && similar && (
        <span className={styles.under}>
          {t('copy.similar')} {/* in another tab, so that the selection is kept */}
          <Link
            external
            href={navigation.href('categories', { id }, { modal: 'event-modal-service', service: String(similar.id) })}
          >
            {t('copy.similarName', {
              name: textOf(similar, 'name', locale),
              price: formatMoney(similar.price, currency),
            })}
          </Link>
        </span>
      )}
    </>
  );
};

interface TermProps {
  icon: IconName;
  variant?: 'same' | 'changed' | 'danger' | 'blocked';
  children: string;
}

const Term = ({ icon, variant, children }: TermProps) => (
  <span className={variant ? `${styles.term} ${styles[variant]}` : styles.term}>
    <Icon name={icon} size={16} className={styles.termIcon} />
    <span>{children}</span>
  </span>
);
