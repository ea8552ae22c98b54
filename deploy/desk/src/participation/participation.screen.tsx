import { isApiError } from '@fairfront/shared-kit/api';
import { EmptyState, LoadError, type LoadErrorProps } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import { participationQuery } from '../api/participation';
import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { ParticipationPage } from './participation-page';
import styles from './participation.module.css';

/** What is wrong with a participation that did not load. */
const ParticipationMissing = ({ query }: Pick<LoadErrorProps, 'query'>) => {
  const { t } = useTranslation('desk');
  const { error } = query;
  if (!isApiError(error) || ![403, 404].includes(error.status))
    return <LoadError level={1} title={t('participation.failed')} query={query} className={styles.alone} />;
  return (
    <EmptyState
      level={1}
      icon="building"
      title={t('participation.unknown')}
      className={styles.alone}
      actions={
        <RouteLink to="desk-participants" params={{}} variant="secondary">
          {t('participation.toList')}
        </RouteLink>
      }
    >
      {t('participation.unknownText')}
    </EmptyState>
  );
};

/** `/desk/participants/:participation`: everything about a participation. */
const ParticipationScreen = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const id = Number(useRouteParams('desk-participant').participation);
  const query = useQuery({ ...participationQuery(api, id), ...failsHere });
  const { data } = query;
  // a second attempt keeps the bar
  if (!data && query.errorUpdateCount === 0) {
    return (
      <Loading label={t('loading')} className={styles.alone}>
        <SkeletonLines count={6} />
      </Loading>
    );
  }
  return (
    <DeskFrame place={placeOf('participants')} recordIn={data?.exhibition_id ?? null}>
      {({ canWrite }) =>
        data ? (
          <ParticipationPage key={id} participation={data} canWrite={canWrite} />
        ) : (
          <ParticipationMissing query={query} />
        )
      }
    </DeskFrame>
  );
};

export default ParticipationScreen;
