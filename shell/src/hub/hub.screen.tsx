import { useMemo, useEffect, useState } from 'react';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { roleIn, usableBy, useRemoteCatalog } from '../boot';
import { overviewOf } from '../deadlines/deadlines.model';
import { useDeadlines } from '../deadlines/use-deadlines';
import { lazy } from '../layout/lazy';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { settling } from '../layout/settling';
import { AccessNotice } from './access-notice';
import { DeadlineCalendar } from './calendar/deadline-calendar';
import { FactorNotice } from './factor-notice';
import { FailedNotice } from './failed-notice';
import { exhibitionPhase, todayAt } from '../exhibition/exhibition-phase.model';
import { HubTimeline } from './hub-timeline';
import { HubHead, type HubProps } from './hub-head';
import { ChecklistSources } from './steps/checklist-sources';
import {
  placesOf,
  progressOf,
  retryOf,
  tasksOf,
  type ChecklistReport,
  type HubProgress,
} from './steps/checklist.model';
import { EventInfo } from './about/event-info';
import { NextSteps } from './steps/next-steps';
import { TileSections } from './tiles/tile-sections';
import { usePrefetchModals } from './use-prefetch-modals';
import { useReports, type TileReport } from './tiles/use-reports';
import { ChecklistReportsContext } from './tiles/use-retry-remote';
import styles from './hub.module.css';

/**
 * Returns the previous value while the new one is equal, so that a value computed on every render does not cause
 * re-renders.
 * @param value JSON data
 */
const useSame = <Value,>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
};

/** ms after which the page shows what has loaded, as `settling` does in CSS. */
const lateAfter = 2_500;

/** True once something has not settled in time, and stays true so that the space stays reserved. */
const useLate = (isSettled: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isLate;
};

/** The page of a participation: state, timeline, the tiles of all remotes and next steps. */
const HubScreen = () => {
  const { participation, user } = usePlatformState();
  // tiles may rely on user and participation being loaded
  return participation && user ? (
    <Hub key={participation.id} participation={participation} role={roleIn(participation, user)} />
  ) : (
    <ScreenSkeleton />
  );
};

/** Past exhibitions are rarely opened, so their page is lazy. */
const ArchiveHub = lazy(() => import('./archive/archive-hub'));

const Hub = (props: HubProps) => {
  const { now } = usePlatform();
  const isOver = exhibitionPhase(props.participation.exhibition, now()).phase === 'over';
  return isOver ? <ArchiveHub {...props} waiting={<ScreenSkeleton />} /> : <LiveHub {...props} />;
};

const LiveHub = ({ participation, role }: HubProps) => {
  const { now } = usePlatform();
  const [reports, report] = useReports<TileReport>();
  const [answers, answer] = useReports<ChecklistReport>();
  const catalog = useRemoteCatalog();
  const tiles = useMemo(() => usableBy(participation, role, catalog.tiles), [participation, role, catalog]);
  const entries = useMemo(() => usableBy(participation, role, catalog.checklist), [participation, role, catalog]);
  // list and progress appear once, when every remote has responded or failed
  const isAnswered = entries.every(({ id }) => answers[id]?.settled);
  const isSettled = isAnswered && tiles.every(({ id }) => reports[id]?.settled);
  const isListLate = useLate(isAnswered);
  const isLate = useLate(isSettled);
  // on a narrow page the tiles are below the list: they are painted once its height is final
  const isPainted = isSettled || (isLate && (isAnswered || isListLate));
  usePrefetchModals(isSettled);
  const progress = useMemo(() => (isAnswered ? progressOf(entries, answers) : null), [isAnswered, entries, answers]);
  const tasks = useMemo(() => tasksOf(entries, answers), [entries, answers]);
  const onRetry = useMemo(() => retryOf(entries, answers), [entries, answers]);
  const info = useMemo(() => <EventInfo participation={participation} />, [participation]);
  const isNarrow = useNarrow();
  const { exhibition } = participation;
  const { deadlines: all, isError } = useDeadlines(participation);
  const deadlines = useSame(overviewOf(all ?? []));
  // the deadlines determine the height of the line: content below is painted after that
  const isDated = all !== undefined || isError;
  const today = todayAt(exhibition, now());
  return (
    <ChecklistReportsContext value={answers}>
      <HubHead participation={participation} about={<Progress progress={progress} isAnswered={isAnswered} />} />
      <ChecklistSources entries={entries} report={answer} />
      <div className={settling(isDated)}>
        <HubTimeline exhibition={exhibition} today={today} deadlines={deadlines} isWaiting={!isDated} />
        <FactorNotice />
        <AccessNotice />
        <FailedNotice reports={reports} />
        <div className={styles.grid}>
          <TileSections
            className={isPainted ? undefined : styles.settlingBelow}
            participation={participation}
            tiles={tiles}
            report={report}
            info={info}
            places={placesOf(entries, answers)}
          />
          <aside className={styles.rail}>
            <NextSteps tasks={tasks} progress={progress} isSettled={isAnswered} isLate={isListLate} onRetry={onRetry} />
            {/* on a phone the line above shows the dates; the calendar opens at the month of the nearest deadline, so
                it waits for them */}
            {!isNarrow && isDated && (
              <DeadlineCalendar
                className={settling(isSettled)}
                participationId={participation.id}
                exhibition={exhibition}
                today={today}
                deadlines={deadlines}
              />
            )}
          </aside>
        </div>
      </div>
    </ChecklistReportsContext>
  );
};

/** The preparation progress in a sentence. */
const Progress = ({ progress, isAnswered }: { progress: HubProgress | null; isAnswered: boolean }) => {
  const { t } = useTranslation('hub');
  return (
    <>
      {progress && `${t('steps.sentence', { count: progress.done, total: progress.total })} `}
      {progress?.isPartial && `${t('steps.partialSentence')} `}
      {!isAnswered && <Skeleton width={150} className={styles.inline} />}
    </>
  );
};

export default HubScreen;
