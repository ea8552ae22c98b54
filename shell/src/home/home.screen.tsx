import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  keepPreviousData,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
  type ParticipationListItem,
} from '@fairfront/shared-kit/platform';
import { fetchFederation } from '../boot';
import { usePrefetch } from '../prefetch/use-prefetch';
import { exhibitionPhase } from '../exhibition/exhibition-phase.model';
import { lazy } from '../layout/lazy';
import { ExhibitionCard } from './exhibition-card';
import { HomeSkeleton } from './home-skeleton';
import { invitationsQuery, pageOf, participationsQuery } from '../session/participations.query';
import { preparationsQuery } from '../deadlines/preparation.query';

import { useMenuEntries } from '../layout/menus/use-menu-entries';
import styles from './home.module.css';

const HomePages = lazy(() => import('./home-pages'));
// only for invited users
const Invitations = lazy(() => import('./invitations'), 'invitations');

/** The user's exhibitions that have not ended (mock-ups b and r1). */
const HomeScreen = () => {
  const { t } = useTranslation('shell');
  const { api } = usePlatform();
  const { route, user } = usePlatformState();
  const page = pageOf(route.query);
  const query = useQuery({
    ...participationsQuery(api, { archive: '0', page }),
    ...failsHere,
    placeholderData: keepPreviousData,
  });
  const { data, isError } = query;
  // requested after the list, which is the main content and must not wait
  const { data: invitations = [] } = useQuery({ ...invitationsQuery(api), enabled: data !== undefined || isError });
  const items = data?.data ?? [];
  const { data: preparations } = useQuery(
    preparationsQuery(
      api,
      items.map(({ id }) => id),
    ),
  );
  usePrefetch(items.length > 0, fetchFederation);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.names}>
          <h1>{t('home.title')}</h1>
          <p className={styles.sum}>
            {data && data.meta.total > 0 && <Summary items={items} total={data.meta.total} />}
          </p>
        </div>
        <nav className={styles.views} aria-label={t('home.views')}>
          <RouteLink to="home" params={{}} variant="quiet" className={styles.view} aria-current="page">
            {t('home.upcoming')}
          </RouteLink>
          <RouteLink to="archive" params={{}} variant="quiet" className={styles.view}>
            {t('home.archive')}
          </RouteLink>
        </nav>
        <RouteLink to="add-exhibition" params={{}} variant="secondary" icon="plus" className={styles.add}>
          {t('home.add')}
        </RouteLink>
      </div>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {!data && !isError && <HomeSkeleton />}
      {isError && !data && (
        <LoadError level={2} title={t('home.failed')} query={query}>
          {t('home.failedText')}
        </LoadError>
      )}
      {data?.meta.total === 0 && <NoExhibitions isManager={user?.access === 'manager'} />}
      {items.map((item, index) => (
        <ExhibitionCard
          key={item.id}
          item={item}
          isNearest={page === 1 && index === 0}
          preparation={preparations?.get(item.id)}
        />
      ))}
      {data && data.meta.last_page > 1 && <HomePages meta={data.meta} />}
      {data && data.meta.total > 0 && (
        <>
          <RouteLink to="add-exhibition" params={{}} variant="secondary" icon="plus" wide className={styles.addBelow}>
            {t('home.add')}
          </RouteLink>
          <p className={styles.code}>
            {t('home.code')}{' '}
            <RouteLink to="add-exhibition" params={{}}>
              {t('home.codeLink')}
            </RouteLink>
          </p>
        </>
      )}
    </>
  );
};

/** Organiser staff usually have no exhibitions; this leads them to their own work. */
const NoExhibitions = ({ isManager }: { isManager: boolean }) => {
  const { t } = useTranslation('shell');
  const entries = useMenuEntries();
  const way = isManager ? (
    <>
      {entries.map(({ id, title, route }, index) => (
        <RouteLink key={id} to={route} params={{} as never} variant={index === 0 ? 'primary' : 'secondary'}>
          {title}
        </RouteLink>
      ))}
    </>
  ) : (
    <RouteLink to="add-exhibition" params={{}} variant="primary" icon="plus">
      {t('home.add')}
    </RouteLink>
  );
  return (
    <EmptyState level={2} title={t(isManager ? 'home.emptyManager' : 'home.empty')} actions={way}>
      {t(isManager ? 'home.emptyManagerText' : 'home.emptyText')}
    </EmptyState>
  );
};

/** «Три предстоящие, следующая открывается 16 июня»: the count and the next one. */
const Summary = ({ items, total }: { items: readonly ParticipationListItem[]; total: number }) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const locale = useLocale();
  const running = items.find(({ exhibition }) => exhibitionPhase(exhibition, now()).phase === 'running');
  const next = items.find(({ exhibition }) => exhibitionPhase(exhibition, now()).phase === 'before');
  const parts = [
    t('home.count', { count: total }),
    running && t('home.running', { title: textOf(running.exhibition, 'title', locale) }),
    next && t('home.next', { date: formatProseDate(next.exhibition.started_at, locale, { now: now() }) }),
  ];
  return parts.filter(Boolean).join(', ');
};

export default HomeScreen;
