import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { failsHere, usePlatform, usePlatformState, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { companyRequestsQuery } from '../api/publications';
import { publicationStatuses, type PublicationStatus } from '@fairfront/shared-kit/domain/account';
import { useFileDownload } from '../api/use-file-download';
import styles from './manager-requests.module.css';
import { RequestCard } from './request-card';

const views = ['all', ...publicationStatuses] as const;
type View = (typeof views)[number];

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};
const statusOf = (query: URLSearchParams): PublicationStatus | undefined =>
  publicationStatuses.find((status) => status === query.get('status'));
const queryOf = (status: PublicationStatus | undefined, page: number) => ({
  status,
  page: page > 1 ? String(page) : undefined,
});

/** `/manager/requests`: the publication requests of all companies; filter and page are in the address. */
const ManagerRequestsScreen = () => {
  const { t } = useTranslation('account');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const [status, page] = [statusOf(route.query), pageOf(route.query)];
  const query = useQuery({ ...companyRequestsQuery(api, { status, page }), ...failsHere });
  const files = useFileDownload();
  const { data } = query;
  const counts = data?.meta.counts;
  const countOf = (view: View): number | undefined => {
    if (!counts) return undefined;
    return view === 'all' ? publicationStatuses.reduce((sum, one) => sum + counts[one], 0) : counts[view];
  };
  const choose = (view: View) =>
    navigation.navigate('manager-requests', {}, { query: queryOf(view === 'all' ? undefined : view, 1) });
  return (
    <>
      <h1>
        {counts && counts.new > 0 ? t('managerRequests.waiting', { count: counts.new }) : t('managerRequests.name')}
      </h1>
      <p className={styles.lead}>{t('managerRequests.lead')}</p>
      <div className={styles.card}>
        <Tabs<View>
          label={t('managerRequests.views')}
          tabs={views.map((id) => {
            const count = countOf(id);
            return {
              id,
              label: t(`managerRequests.view.${id}`),
              ...(count !== undefined && { count, needsAction: id === 'new' && count > 0 }),
            };
          })}
          selected={status ?? 'all'}
          onSelect={choose}
        >
          {query.isPending && (
            <Loading label={t('managerRequests.loading')} className={styles.waiting}>
              <SkeletonLines count={6} />
            </Loading>
          )}
          {query.isError && !data && <LoadError level={2} title={t('managerRequests.failed')} query={query} />}
          {data?.data.length === 0 && (
            <EmptyState level={2} icon="megaphone" title={t('managerRequests.empty')}>
              {t('managerRequests.emptyText')}
            </EmptyState>
          )}
          {data && data.data.length > 0 && (
            <ul
              className={styles.requests}
              aria-label={t(`managerRequests.view.${status ?? 'all'}`)}
              aria-busy={query.isPlaceholderData || undefined}
            >
              {data.data.map((request) => (
                <RequestCard key={request.id} request={request} files={files} />
              ))}
            </ul>
          )}
        </Tabs>
      </div>
      {data && (
        <Pagination
          page={data.meta.current_page}
          pages={data.meta.last_page}
          total={data.meta.total}
          perPage={data.meta.per_page}
          label={t('managerRequests.pages')}
          hrefOf={(wanted) => navigation.href('manager-requests', {}, queryOf(status, wanted))}
          onChange={(wanted) => navigation.navigate('manager-requests', {}, { query: queryOf(status, wanted) })}
        />
      )}
    </>
  );
};

export default ManagerRequestsScreen;
