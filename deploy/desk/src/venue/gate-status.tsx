import { Icon } from '@fairfront/shared-kit/components/icon';
import { Button } from '@fairfront/shared-kit/components/button';
import { useLocale, useNow, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import type { useGateData } from './use-gate-data';
import styles from './venue.module.css';

interface GateStatusProps {
  list: ReturnType<typeof useGateData>['list'];
  /** Whether the last check got no response from the server. */
  isOut: boolean;
  /** Entries that wait for the network. */
  waiting: number;
  canWrite: boolean;
}

const minuteMs = 60_000;

/** Whether there is a network, how old the list is, and what waits to be sent. */
export const GateStatus = ({ list, isOut, waiting, canWrite }: GateStatusProps) => {
  const { t } = useTranslation('desk');
  const { live } = usePlatformState();
  const locale = useLocale();
  const now = useNow();
  const isOffline = isOut || live === 'offline';
  const { data } = list;
  const minutes = data ? Math.max(0, Math.floor((now - data.receivedAt) / minuteMs)) : 0;
  return (
    <div className={styles.status} role="status">
      {isOffline && (
        <p className={styles.offline}>
          <Icon name="warning" size={16} />
          {t('venue.offline')}
        </p>
      )}
      {data ? (
        <p>
          {t('venue.listOf', { count: data.count })}{' '}
          {minutes < 1
            ? t('venue.listFresh')
            : t('venue.listAge', {
                count: minutes,
                time: formatDateTime(new Date(data.receivedAt).toISOString(), locale, { zone: data.timezone }),
              })}
        </p>
      ) : list.isPending ? (
        <p>{t('venue.listLoading')}</p>
      ) : (
        <p className={styles.offline}>
          {t('venue.listFailed')}{' '}
          <Button variant="text" size="sm" onClick={() => void list.refetch()}>
            {t('venue.listRetry')}
          </Button>
        </p>
      )}
      {waiting > 0 && <p className={styles.offline}>{t('venue.waiting', { count: waiting })}</p>}
      {!canWrite && <p>{t('venue.readOnly')}</p>}
    </div>
  );
};
