import { useMemo } from 'react';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { later } from '../layout/later';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { settling } from '../layout/settling';
import { useFetchAhead } from '../fetch-ahead/use-fetch-ahead';
import { fetchDialogs } from '../modals/fetch-dialogs';
import { AccessNotice } from './access-notice';
import { DeadlineCalendar } from './deadline-calendar';
import { deadlinesAhead } from './deadlines.model';
import { FactorNotice } from './factor-notice';
import { FailedNotice } from './failed-notice';
import { fairPhase, todayAt } from './fair-phase.model';
import { FairTimeline } from './fair-timeline';
import { HubHead, type HubProps } from './hub-head';
import { ChecklistSources } from './checklist-sources';
import { placesOf, progressOf, retryOf, tasksOf, type ChecklistReport, type HubProgress } from './checklist.model';
import { EventInfo } from './event-info';
import { NextSteps } from './next-steps';
import type { TileReport } from './tile-reports';
import { roleIn, TileSections, usableBy } from './tile-sections';
import { useLate } from './use-late';
import { useReports } from './use-reports';
import { useSame } from './use-same';
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

/** Few exhibitions that are opened are over: their page comes when one is. */
const ArchiveHub = later(() => import('./archive-hub'));

const Hub = (props: HubProps) => {
  const { now } = usePlatform();
  const isOver = fairPhase(props.participation.exhibition, now()).phase === 'over';
  return isOver ? <ArchiveHub {...props} waiting={<ScreenSkeleton />} /> : <LiveHub {...props} />;
};

const LiveHub = ({ participation, role }: HubProps) => {
  const { now } = usePlatform();
  const [reports, report] = useReports<TileReport>();
  const [answers, answer] = useReports<ChecklistReport>();
  const catalog = useRemoteCatalog();
  const tiles = useMemo(() => usableBy(participation, role, catalog.tiles), [participation, role, catalog]);
  const entries = useMemo(() => usableBy(participation, role, catalog.checklist), [participation, role, catalog]);
  // list and progress appear once, when every remote has answered or given up on its part
  const isAnswered = entries.every(({ id }) => answers[id]?.settled);
  const isSettled = isAnswered && tiles.every(({ id }) => reports[id]?.settled);
  const isListLate = useLate(isAnswered);
  const isLate = useLate(isSettled);
  // on a narrow page the tiles stand below the list: they are painted when it has the height that it keeps
  const isPainted = isSettled || (isLate && (isAnswered || isListLate));
  // what a tile opens is a modal
  useFetchAhead(isSettled, fetchDialogs);
  const progress = useMemo(() => (isAnswered ? progressOf(entries, answers) : null), [isAnswered, entries, answers]);
  const tasks = useMemo(() => tasksOf(entries, answers), [entries, answers]);
  const onRetry = useMemo(() => retryOf(entries, answers), [entries, answers]);
  const info = useMemo(() => <EventInfo participation={participation} />, [participation]);
  const isNarrow = useNarrow();
  const { exhibition, type } = participation;
  const deadlines = useSame(deadlinesAhead(exhibition, type, now()));
  const today = todayAt(exhibition, now());
  return (
    <ChecklistReportsContext value={answers}>
      <HubHead participation={participation} about={<Progress progress={progress} isAnswered={isAnswered} />} />
      <ChecklistSources entries={entries} report={answer} />
      <FairTimeline exhibition={exhibition} today={today} deadlines={deadlines} />
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
          {/* on a phone the line above has the dates, and the calendar is a section of its own */}
          {!isNarrow && (
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
    </ChecklistReportsContext>
  );
};

/** How far the preparation is, in a sentence. */
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
