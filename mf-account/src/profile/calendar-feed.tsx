import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Facts } from '@fairfront/shared-kit/components/facts';
import { Link } from '@fairfront/shared-kit/components/link';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import {
  failsHere,
  queryOptions,
  useMutation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
  type CalendarFeed as Feed,
} from '@fairfront/shared-kit/platform';
import styles from './profile.module.css';

/** Host and the ends of the secret: enough to tell two addresses apart, too little to be read off a screen. */
const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\//, '').replace(/(\/ics\/\w{4})\w*(\w{4}\.ics)$/, '$1…$2');

/** Deadlines in the user's own calendar, by a personal address (SHELL-248, mock-up w5). */
export const CalendarFeed = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const options = queryOptions({
    queryKey: queryKeys.calendarFeed(),
    queryFn: ({ signal }) => api.get('/calendar-feed', { signal }),
  });
  const { data, isError, isFetching, refetch } = useQuery({ ...options, ...failsHere });
  const replace = useMutation({
    mutationFn: () => api.post('/calendar-feed'),
    onSuccess: (answer) => cache.setQueryData(options.queryKey, answer),
    onError: (error) => messages.error(errorText(error, t)),
  });
  const askAndReplace = async () => {
    const isSure = await messages.confirm({
      title: t('profile.feed.replaceQuestion'),
      text: t('profile.feed.replaceText'),
      confirmLabel: t('profile.feed.replace'),
      tone: 'neutral',
    });
    if (isSure) replace.mutate();
  };
  return (
    <section className={styles.card} aria-labelledby="profile-feed">
      <h2 id="profile-feed" className={styles.cardTitle}>
        {t('profile.feed.title')}
      </h2>
      <p className={styles.lead}>{t('profile.feed.lead')}</p>
      {data === undefined && !isError && <Skeleton height={40} className={styles.address} />}
      {data === undefined && isError && (
        <p className={styles.lead} role="alert">
          {t('profile.feed.failed')}{' '}
          <Button variant="text" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {data?.data === null && (
        <div className={styles.feedActions}>
          <Button size="sm" icon="calendar" busy={replace.isPending} onClick={() => replace.mutate()}>
            {t('profile.feed.make')}
          </Button>
        </div>
      )}
      {data?.data && (
        <FeedAddress feed={data.data} isReplacing={replace.isPending} onReplace={() => void askAndReplace()} />
      )}
    </section>
  );
};

interface FeedAddressProps {
  feed: Feed;
  isReplacing: boolean;
  onReplace: () => void;
}

const FeedAddress = ({ feed, isReplacing, onReplace }: FeedAddressProps) => {
  const { t } = useTranslation('account');
  const { messages } = usePlatform();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feed.url);
      messages.notice(t('profile.feed.copied'));
    } catch {
      messages.error(t('profile.feed.notCopied'));
    }
  };
  return (
    <>
      <div className={styles.address}>
        <span className={styles.url}>{shortAddress(feed.url)}</span>
        <IconButton icon="copy" label={t('profile.feed.copy')} onClick={() => void copy()} />
      </div>
      <div className={styles.feedActions}>
        <Link href={feed.url.replace(/^https?:/, 'webcal:')} look="secondary" size="sm" icon="calendar">
          {t('profile.feed.subscribe')}
        </Link>
        <Link href={feed.url} download look="text" size="sm" icon="download">
          {t('profile.feed.file')}
        </Link>
      </div>
      <Facts
        className={styles.facts}
        look="rows"
        facts={[
          {
            id: 'exhibitions',
            name: t('profile.feed.exhibitions'),
            value: t('profile.feed.coming', { count: feed.exhibitions }),
          },
          { id: 'zone', name: t('profile.feed.zone'), value: t('profile.feed.local') },
        ]}
      />
      <div className={styles.feedActions}>
        <Button variant="text" size="sm" icon="refresh" busy={isReplacing} onClick={onReplace}>
          {t('profile.feed.replace')}
        </Button>
        <span className={styles.hint}>{t('profile.feed.replaceHint')}</span>
      </div>
    </>
  );
};
