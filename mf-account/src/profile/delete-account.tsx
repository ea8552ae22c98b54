import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import {
  failsHere,
  useLocale,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { ownDeletionQuery, type OwnDeletion } from '../api/own-deletion';
import { DeletionDialog } from './deletion-dialog';
import styles from './profile.module.css';

/** The status of the account deletion request and the button to send one. */
export const DeleteAccount = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { data, isError, isFetching, refetch } = useQuery({ ...ownDeletionQuery(api), ...failsHere });
  return (
    <div className={styles.deletion}>
      <h3 className={styles.keeps}>{t('deletion.title')}</h3>
      {data && <DeletionState deletion={data} />}
      {!data && isError && (
        <p className={styles.lead} role="alert">
          {t('deletion.failed')}{' '}
          <Button variant="text" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={64} />}
    </div>
  );
};

const DeletionState = ({ deletion }: { deletion: OwnDeletion }) => {
  const { t } = useTranslation('account');
  const { api, now } = usePlatform();
  const locale = useLocale();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { queryKey } = ownDeletionQuery(api);
  const { request } = deletion;
  const isWaiting = request?.status === 'waiting';
  // the pressed button disappears, so focus moves to the text that explains the change
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current !== isWaiting) status.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  const withdraw = useAction<undefined>({
    namespace: 'account',
    run: () => api.delete('/auth/deletion-request'),
    invalidates: () => [queryKey],
  });
  const day = (instant: string) => formatProseDate(instant, locale, { now: now() });
  const words = request
    ? t(`deletion.state.${request.status}`, { date: day(request.decided_at ?? request.created_at) })
    : t('deletion.lead');
  return (
    <>
      <p ref={status} tabIndex={-1} className={styles.lead}>
        {words}
      </p>
      {request?.status === 'refused' && request.comment && (
        <p className={styles.lead}>{t('deletion.comment', { comment: request.comment })}</p>
      )}
      <div className={styles.cardActions}>
        {isWaiting ? (
          <Button size="sm" busy={withdraw.isBusy()} onClick={() => void withdraw.run(undefined)}>
            {t('deletion.withdraw')}
          </Button>
        ) : (
          <Button size="sm" variant="danger" icon="trash" onClick={() => setOpen(true)}>
            {t('deletion.ask')}
          </Button>
        )}
      </div>
      {isOpen && (
        <DeletionDialog
          blockers={deletion.blockers}
          onClose={() => setOpen(false)}
          onSent={(sent) => {
            cache.setQueryData(queryKey, sent);
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
