import { classNames } from '@fairfront/shared-kit/components/class-names';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { textOf } from '@fairfront/shared-kit/formats';
import type { Role } from '@fairfront/shared-kit/model';
import {
  useLocale,
  usePlatform,
  usePlatformState,
  useTranslation,
  type Participation,
  useSelectedStand,
} from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { settling } from '../layout/settling';
import { AccessNotice } from './access-notice';
import { DeadlineCalendar } from './deadline-calendar';
import { deadlinesAhead } from './deadlines.model';
import { FailedNotice } from './failed-notice';
import { fairPhase, todayAt } from './fair-phase.model';
import { FairTimeline } from './fair-timeline';
import { ChecklistSources } from './checklist-sources';
import { progressOf, tasksOf, type ChecklistReport } from './checklist.model';
import { NextSteps } from './next-steps';
import { standPlace } from './stand-place';
import type { TileReport } from './tile-reports';
import { roleIn, TileSections, usableBy } from './tile-sections';
import { useReports } from './use-reports';
import { ChecklistReportsContext } from './use-retry-remote';
import styles from './hub.module.css';

/** The page of a participation: its state, its time, the tiles of all remotes, what to do next (SHELL-130, SHELL-131). */
const HubScreen = () => {
  const { participation, user } = usePlatformState();
  // tiles may take user and participation for granted
  return participation && user ? (
    <Hub key={participation.id} participation={participation} role={roleIn(participation, user)} />
  ) : (
    <ScreenSkeleton />
  );
};

const Hub = ({ participation, role }: { participation: Participation; role: Role | null }) => {
  const { now } = usePlatform();
  const [reports, report] = useReports<TileReport>();
  const [told, tell] = useReports<ChecklistReport>();
  const catalog = useRemoteCatalog();
  const tiles = usableBy(participation, role, catalog.tiles);
  const entries = usableBy(participation, role, catalog.checklist);
  // list and progress appear once, when every remote has told or given up on its part
  const isTold = entries.every(({ id }) => told[id]?.settled);
  const isSettled = isTold && tiles.every(({ id }) => reports[id]?.settled);
  const progress = isTold ? progressOf(entries, told) : null;
  const { exhibition, type } = participation;
  const deadlines = deadlinesAhead(exhibition, type, now());
  const today = todayAt(exhibition, now());
  return (
    <ChecklistReportsContext value={told}>
      <HubHead participation={participation} progress={progress} isTold={isTold} />
      <ChecklistSources entries={entries} report={tell} />
      <FairTimeline exhibition={exhibition} today={today} deadlines={deadlines} />
      <AccessNotice />
      <FailedNotice reports={reports} />
      <div className={styles.grid}>
        <TileSections
          className={isSettled ? undefined : styles.settlingBelow}
          participation={participation}
          tiles={tiles}
          report={report}
        />
        <aside className={styles.rail}>
          <NextSteps tasks={tasksOf(entries, told)} progress={progress} isSettled={isTold} />
          <DeadlineCalendar
            className={settling(isSettled)}
            participationId={participation.id}
            exhibition={exhibition}
            today={today}
            deadlines={deadlines}
          />
        </aside>
      </div>
    </ChecklistReportsContext>
  );
};

interface HubHeadProps {
  participation: Participation;
  progress: { done: number; total: number } | null;
  /** All checklist entries have told what they know. */
  isTold: boolean;
}

/** The headline is the state, not the name of the page (DESIGN §1, principle 1). */
const HubHead = ({ participation, progress, isTold }: HubHeadProps) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const stand = useSelectedStand(participation);
  const { exhibition, type } = participation;
  const phase = fairPhase(exhibition, now());
  const headline = {
    before: () => t('headline.before', { count: phase.phase === 'before' ? phase.days : 0 }),
    running: () => t('headline.running', phase.phase === 'running' ? { day: phase.day, days: phase.days } : {}),
    dismantling: () => t('headline.dismantling'),
    over: () => t('headline.over'),
  }[phase.phase]();
  const about = [textOf(exhibition, 'subtitle', locale), textOf(exhibition, 'venue', locale)]
    .filter(Boolean)
    .join('. ');
  return (
    <div className={styles.head}>
      <div className={styles.state}>
        <h1>{headline}</h1>
        <p className={styles.about}>
          {progress && `${t('steps.sentence', { count: progress.done, total: progress.total })} `}
          {!isTold && <Skeleton width={150} className={styles.inline} />}
          <span className={styles.wide}>{about}</span>
        </p>
      </div>
      {stand && (
        <div className={styles.stand}>
          <StandTag size="lg">{stand.title}</StandTag>
          <span className={styles.place}>
            {standPlace(stand)}
            <br className={styles.wide} />
            <span className={styles.narrow}>, </span>
            <b className={classNames('ff-num', styles.area)}>{t('area', { area: stand.area })}</b>,{' '}
            {t(`shell:eventType.${type}`).toLocaleLowerCase(locale)}
          </span>
        </div>
      )}
    </div>
  );
};

export default HubScreen;
