import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import {
  failsHere,
  keepPreviousData,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
  type ParticipationListItem,
} from '@fairfront/shared-kit/platform';
import { participationsQuery } from '../api/participations';
import { PastExhibition } from './past-exhibition';
import styles from './archive.module.css';

/** Groups past exhibitions by the year of their opening and keeps their order. */
const byYear = (items: readonly ParticipationListItem[]) => {
  const years: { year: string; items: ParticipationListItem[] }[] = [];
  for (const item of items) {
    const year = item.exhibition.started_at.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.items.push(item);
    else years.push({ year, items: [item] });
  }
  return years;
};

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};
const queryOf = (page: number) => ({ page: page > 1 ? String(page) : undefined });

/** `/archive`: the user's past exhibitions, newest first; the page number is in the address (mock-up w24). */
const ArchiveScreen = () => {
  const { t } = useTranslation('account');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const page = pageOf(route.query);
  const query = useQuery({
    ...participationsQuery(api, { archive: '1', page }),
    ...failsHere,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isPlaceholderData } = query;
  const total = data?.meta.total ?? 0;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.names}>
          <h1>{total > 0 ? t('archive.title', { count: total }) : t('archive.name')}</h1>
          <p className={styles.lead}>{t('archive.lead')}</p>
        </div>
        <nav className={styles.views} aria-label={t('archive.views')}>
          <RouteLink to="home" params={{}} variant="quiet" className={styles.view}>
            {t('archive.upcoming')}
          </RouteLink>
          <RouteLink to="archive" params={{}} variant="quiet" className={styles.view} aria-current="page">
            {t('archive.name')}
          </RouteLink>
        </nav>
        <RouteLink to="add-exhibition" params={{}} variant="secondary" icon="plus" className={styles.add}>
          {t('archive.add')}
        </RouteLink>
      </div>
      {!data && !isError && (
        <Loading label={t('archive.loading')} className={styles.waiting}>
          <SkeletonLines count={6} />
        </Loading>
      )}
      {isError && !data && (
        <LoadError level={2} title={t('archive.failed')} query={query}>
          {t('archive.failedText')}
        </LoadError>
      )}
      {data?.meta.total === 0 && (
        <EmptyState level={2} title={t('archive.empty')}>
          {t('archive.emptyText')}
        </EmptyState>
      )}
      <div aria-busy={isPlaceholderData || undefined}>
        {byYear(data?.data ?? []).map(({ year, items }) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} className={styles.year}>
              {year}
            </h2>
            {items.map((item) => (
              <PastExhibition key={item.id} item={item} />
            ))}
          </section>
        ))}
      </div>
      {data && (
        <Pagination
          page={data.meta.current_page}
          pages={data.meta.last_page}
          total={data.meta.total}
          perPage={data.meta.per_page}
          label={t('archive.pages')}
          hrefOf={(wanted) => navigation.href('archive', {}, queryOf(wanted))}
          onChange={(wanted) => navigation.navigate('archive', {}, { query: queryOf(wanted) })}
        />
      )}
    </>
  );
};

export default ArchiveScreen;
