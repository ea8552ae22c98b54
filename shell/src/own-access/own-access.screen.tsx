import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { SectionError } from '../layout/failures/section-error';
import { settling } from '../layout/settling';
import { EmbedTokensCard } from './embed-tokens-card';
import { FactorCard } from './factor-card';
import { OwnSessions } from './own-sessions';
import { PasskeysCard } from './passkeys-card';
import { ownEmbedTokensQuery, ownSessionsQuery } from './own-access.query';
import styles from './own-access.module.css';

/**
 * `/profile/access`: where the user is signed in and which sites act on their behalf.
 */
const OwnAccessScreen = () => {
  const { t } = useTranslation('ownAccess');
  const platform = usePlatform();
  const { api } = platform;
  const { data: sessions, isError, isFetching, refetch } = useQuery({ ...ownSessionsQuery(api), ...failsHere });
  const tokens = useQuery({ ...ownEmbedTokensQuery(platform), ...failsHere });
  if (!sessions && isError && !isFetching) return <SectionError retry={() => void refetch()} />;
  return (
    <>
      <Breadcrumbs crumbs={[crumbTo('profile', {}, t('profile')), { id: 'access', content: t('title') }]} />
      <h1 className={styles.headline}>{sessions ? t('headline', { count: sessions.length }) : t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.columns}>
        {sessions ? (
          <div className={styles.cards}>
            <OwnSessions sessions={sessions} />
            <EmbedTokensCard
              tokens={tokens.data}
              isError={tokens.isError}
              isFetching={tokens.isFetching}
              retry={() => void tokens.refetch()}
            />
          </div>
        ) : (
          <Loading label={t('shell:loading')}>
            <Skeleton height={320} className={styles.waiting} />
          </Loading>
        )}
        {/* on a narrow page it is below lists whose length is unknown until they load */}
        <div className={classNames(styles.cards, settling(sessions !== undefined && !tokens.isPending))}>
          <FactorCard />
          <PasskeysCard />
        </div>
      </div>
    </>
  );
};

export default OwnAccessScreen;
