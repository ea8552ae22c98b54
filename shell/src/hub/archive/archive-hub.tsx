import { classNames } from '@fairfront/shared-kit/components/class-names';
import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { usableBy, useRemoteCatalog } from '../../boot';
import { usePrefetchModals } from '../use-prefetch-modals';
import { settling } from '../../layout/settling';
import { ArchivePeriods } from './archive-periods';
import { ArchiveRail } from './archive-rail';
import { EventInfo } from '../about/event-info';
import { FailedNotice } from '../failed-notice';
import { HubHead, type HubProps } from '../hub-head';
import { TileSections } from '../tiles/tile-sections';
import { useReports, type TileReport } from '../tiles/use-reports';
import styles from '../hub.module.css';

/** A past exhibition: everything can be viewed, nothing needs action (mock-up y7). */
const ArchiveHub = ({ participation, role }: HubProps) => {
  const { t } = useTranslation('hub');
  const [reports, report] = useReports<TileReport>();
  const tiles = usableBy(participation, role, useRemoteCatalog().tiles).filter(
    // ordering has ended as well; the orders are a separate section
    ({ afterEnd = true, needsServices }) => afterEnd && !needsServices,
  );
  const isSettled = tiles.every(({ id }) => reports[id]?.settled);
  usePrefetchModals(isSettled);
  return (
    <>
      <HubHead
        participation={participation}
        about={t(areServicesShown(participation) ? 'archive.about' : 'archive.aboutWithoutOrders')}
      />
      <ArchivePeriods exhibition={participation.exhibition} />
      <FailedNotice reports={reports} />
      <div className={styles.grid}>
        <TileSections
          participation={participation}
          tiles={tiles}
          report={report}
          info={<EventInfo participation={participation} isArchive />}
          isArchive
        />
        <aside className={classNames(styles.rail, styles.below, settling(isSettled))}>
          <ArchiveRail />
        </aside>
      </div>
    </>
  );
};

export default ArchiveHub;
