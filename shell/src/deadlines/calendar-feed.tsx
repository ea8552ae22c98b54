import { useState } from 'react';
import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Link } from '@fairfront/shared-kit/components/link';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import {
  failsHere,
  useMutation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { calendarFeedQuery } from './deadlines.query';
import styles from './deadlines.module.css';

/** The end of a secret address is enough to tell two apart: «…/ics/9f2c…41a7.ics». */
export const shortAddress = (url: string): string => url.replace(/^.*(\/ics\/\w{4})\w*(\w{4}\.ics)$/, '…$1…$2');

/**
 * Deadlines in the user's own calendar: a personal address to subscribe to, and the file of the participation where one is open (SHELL-246,
 * SHELL-248).
 */
export const CalendarFeedBlock = ({ participationId }: { participationId?: number }) => {
  const { t } = useTranslation('deadlines');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const options = calendarFeedQuery(api);
  const { data, isError, refetch } = useQuery({ ...options, ...failsHere });
  const feed = data?.data;
  const [isSaving, setSaving] = useState(false);

  const fail = (error: unknown) => messages.error(errorText(error, t));
  const replace = useMutation({
    mutationFn: () => api.post('/calendar-feed'),
    onSuccess: (answer) => cache.setQueryData(options.queryKey, answer),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => api.delete('/calendar-feed'),
    onSuccess: () => {
      cache.setQueryData(options.queryKey, { data: null });
      messages.notice(t('feed.removed'));
    },
    onError: fail,
  });

  const ask = async (what: 'replace' | 'remove', then: () => void) => {
    const isSure = await messages.confirm({
      title: t(`feed.${what}Question`),
      text: t(`feed.${what}Text`),
      confirmLabel: t(`feed.${what}`),
      tone: what === 'remove' ? 'danger' : 'neutral',
    });
    if (isSure) then();
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      messages.notice(t('feed.copied'));
    } catch {
      messages.error(t('feed.notCopied'));
    }
  };
  const download = async (id: number) => {
    setSaving(true);
    try {
      saveFile(await api.download(`/participants/${id}/deadlines.ics`));
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };

  const file = participationId !== undefined && (
    <Button variant="text" size="sm" icon="download" busy={isSaving} onClick={() => void download(participationId)}>
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
          <Button size="sm" icon="calendar" busy={replace.isPending} onClick={() => replace.mutate()}>
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
            <IconButton icon="copy" label={t('feed.copy')} onClick={() => void copy(feed.url)} />
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
              busy={replace.isPending}
              onClick={() => void ask('replace', () => replace.mutate())}
            >
              {t('feed.replace')}
            </Button>
            <Button
              variant="text"
              size="sm"
              busy={remove.isPending}
              onClick={() => void ask('remove', () => remove.mutate())}
            >
              {t('feed.remove')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
