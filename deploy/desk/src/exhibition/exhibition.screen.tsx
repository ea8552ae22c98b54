import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { exhibitionQuery } from '../api/exhibition';
import { DeskFrame } from '../frame/desk-frame';
import frame from '../frame/desk-frame.module.css';
import { placeOf } from '../frame/desk-place';
import { ExhibitionPage } from './exhibition-page';

const Record = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const query = useQuery({ ...exhibitionQuery(api, exhibition), ...failsHere });
  if (query.data) return <ExhibitionPage record={query.data} canWrite={canWrite} />;
  if (query.isError) return <LoadError level={1} title={t('record.failed')} query={query} className={frame.alone} />;
  return (
    <Loading label={t('loading')} className={frame.alone}>
      <SkeletonLines count={8} />
    </Loading>
  );
};

/** `/desk/exhibition`: the record of an exhibition. */
const ExhibitionScreen = () => (
  <DeskFrame place={placeOf('exhibition')}>
    {({ exhibition, canWrite }) => <Record key={exhibition} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);

export default ExhibitionScreen;
