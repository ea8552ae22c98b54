import { useAction, useCopy } from '@fairfront/shared-kit/api/actions';
import { saveFile, type CalendarFeed } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Link } from '@fairfront/shared-kit/components/link';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { calendarFeedQuery } from './deadlines.query';
import styles from './deadlines.module.css';

/** The end of a secret address is enough to tell two addresses apart: «…/ics/9f2c…41a7.ics». */
export const shortAddress = (url: string): string => url.replace(/^.*(\/ics\/\w{4})\w*(\w{4}\.ics)$/, '…$1…$2');

/**
 * Deadlines in the user's own calendar: a personal subscription address and, where a participation is open, its
 * calendar file.
 */
export const CalendarFeedBlock = ({ participationId }: { participationId?: number }) => {
  const { t } = useTranslation('deadlines');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const options = calendarFeedQuery(api);
  const { data, isError, refetch } = useQuery({ ...options, ...failsHere });
  const feed = data?.data;

  const question = (what: 'replace' | 'remove') => ({
    title: t(`feed.${what}Question`),
    text: t(`feed.${what}Text`),
    confirmLabel: t(`feed.${what}`),
    tone: what === 'remove' ? ('danger' as const) : ('neutral' as const),
  });
  const common = { namespace: 'deadlines' };
  const replace = useAction<{ isFirst: boolean }, { data: CalendarFeed | null }>({
    ...common,
    confirm: ({ isFirst }) => (isFirst ? null : question('replace')),
    run: (_input, { idempotencyKey }) => api.post('/calendar-feed', { idempotencyKey }),
    onDone: (answer) => cache.setQueryData(options.queryKey, answer),
  });
  const remove = useAction<undefined>({
    ...common,
    confirm: () => question('remove'),
    run: () => api.delete('/calendar-feed'),
    onDone: () => cache.setQueryData(options.queryKey, { data: null }),
    announce: () => t('feed.removed'),
  });
  const copyText = useCopy();
  const copy = (url: string) => void copyText(url, { copied: t('feed.copied'), failed: t('feed.notCopied') });
  const saving = useAction<number>({
    ...common,
    run: async (id) => saveFile(await api.download(`/participants/${id}/deadlines.ics`)),
  });

  const file = participationId !== undefined && (
    <Button
      variant="text"
      size="sm"
      icon="download"
      busy={saving.isBusy()}
      onClick={() => void saving.run(participationId)}
    >
      {t('feed.file')}
    </Button>
  );
  return (
    <section className={styles.box} aria-labelledby="deadlines-feed" id="calendar">
      <h2 id="deadlines-feed" className={styles.boxTitle}>
        {t('feed.title')}
      </h2>
      <p className={styles.note}>{t('feed.text')}</p>
      {isError && (
        <p className={styles.note} role="alert">
          {t('feed.failed')}{' '}
          <Button variant="text" size="sm" onClick={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        </p>
      )}
      {data === undefined && !isError && <Skeleton height={40} />}
      {feed === null && (
        <div className={styles.boxActions}>
          <Button size="sm" icon="calendar" busy={replace.isBusy()} onClick={() => void replace.run({ isFirst: true })}>
            {t('feed.make')}
          </Button>
          {file}
        </div>
      )}
      {feed && (
        <>
          <div className={styles.address}>
            <span className={styles.url} title={t('feed.secret')}>
              {shortAddress(feed.url)}
            </span>
            <IconButton icon="copy" label={t('feed.copy')} onClick={() => copy(feed.url)} />
          </div>
          <p className={styles.note}>{t('feed.exhibitions', { count: feed.exhibitions })}</p>
          <div className={styles.boxActions}>
            <Link href={feed.url.replace(/^https?:/, 'webcal:')} variant="secondary" size="sm" icon="calendar">
              {t('feed.subscribe')}
            </Link>
            {file}
          </div>
          <div className={styles.boxActions}>
            <span className={styles.note}>{t('feed.secret')}</span>
            <Button
              variant="text"
              size="sm"
              busy={replace.isBusy()}
              onClick={() => void replace.run({ isFirst: false })}
            >
              {t('feed.replace')}
            </Button>
            <Button variant="text" size="sm" busy={remove.isBusy()} onClick={() => void remove.run(undefined)}>
              {t('feed.remove')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
