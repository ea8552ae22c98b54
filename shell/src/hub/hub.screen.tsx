import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatProseDate, textOf } from '@fairfront/shared-kit/formats';
import { areServicesShown, type Role } from '@fairfront/shared-kit/model';
import {
  useLocale,
  usePlatform,
  usePlatformState,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { settling } from '../layout/settling';
import { useFetchAhead } from '../fetch-ahead/use-fetch-ahead';
import { fetchDialogs } from '../modals/fetch-dialogs';
import { AccessNotice } from './access-notice';
import { DeadlineCalendar } from './deadline-calendar';
import { deadlinesAhead } from './deadlines.model';
import { FailedNotice } from './failed-notice';
import { fairPhase, todayAt } from './fair-phase.model';
import { FairTimeline } from './fair-timeline';
import { ChecklistSources } from './checklist-sources';
import { ArchivePeriods } from './archive-periods';
import { ArchiveRail } from './archive-rail';
import { progressOf, tasksOf, type ChecklistReport, type HubProgress } from './checklist.model';
import { EventInfo } from './event-info';
import { NextSteps } from './next-steps';
import { Stands } from './stands';
import type { TileReport } from './tile-reports';
import { roleIn, TileSections, usableBy } from './tile-sections';
import { useLate } from './use-late';
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

const Hub = (props: HubProps) => {
  const { now } = usePlatform();
  const isOver = fairPhase(props.participation.exhibition, now()).phase === 'over';
  return isOver ? <ArchiveHub {...props} /> : <LiveHub {...props} />;
};

interface HubProps {
  participation: Participation;
  role: Role | null;
}

/** The profile is of the company, not of one exhibition; nobody is invited to one that is over. */
const leftOutOfArchive: readonly string[] = ['company-profile', 'team'];

/** An exhibition that is over: everything can be looked at, nothing is asked for (SHELL-387, mock-up y7). */
const ArchiveHub = ({ participation, role }: HubProps) => {
  const { t } = useTranslation('hub');
  const [reports, report] = useReports<TileReport>();
  const tiles = usableBy(participation, role, useRemoteCatalog().tiles).filter(
    // ordering is over as well; the orders themselves are a section of their own
    ({ id, needsServices }) => !needsServices && !leftOutOfArchive.includes(id),
  );
  const isSettled = tiles.every(({ id }) => reports[id]?.settled);
  useFetchAhead(isSettled, fetchDialogs);
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

const LiveHub = ({ participation, role }: HubProps) => {
  const { now } = usePlatform();
  const [reports, report] = useReports<TileReport>();
  const [answers, answer] = useReports<ChecklistReport>();
  const catalog = useRemoteCatalog();
  const tiles = usableBy(participation, role, catalog.tiles);
  const entries = usableBy(participation, role, catalog.checklist);
  // list and progress appear once, when every remote has answered or given up on its part
  const isAnswered = entries.every(({ id }) => answers[id]?.settled);
  const isSettled = isAnswered && tiles.every(({ id }) => reports[id]?.settled);
  const isListLate = useLate(isAnswered);
  const isLate = useLate(isSettled);
  // on a narrow page the tiles stand below the list: they are painted when it has the height that it keeps
  const isPainted = isSettled || (isLate && (isAnswered || isListLate));
  // what a tile opens is a modal
  useFetchAhead(isSettled, fetchDialogs);
  const progress = isAnswered ? progressOf(entries, answers) : null;
  const isNarrow = useNarrow();
  const { exhibition, type } = participation;
  const deadlines = deadlinesAhead(exhibition, type, now());
  const today = todayAt(exhibition, now());
  return (
    <ChecklistReportsContext value={answers}>
      <HubHead participation={participation} about={<Progress progress={progress} isAnswered={isAnswered} />} />
      <ChecklistSources entries={entries} report={answer} />
      <FairTimeline exhibition={exhibition} today={today} deadlines={deadlines} />
      <AccessNotice />
      <FailedNotice reports={reports} />
      <div className={styles.grid}>
        <TileSections
          className={isPainted ? undefined : styles.settlingBelow}
          participation={participation}
          tiles={tiles}
          report={report}
          info={<EventInfo participation={participation} />}
        />
        <aside className={styles.rail}>
          <NextSteps tasks={tasksOf(entries, answers)} progress={progress} isSettled={isAnswered} isLate={isListLate} />
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

interface HubHeadProps {
  participation: Participation;
  /** Below the headline, before what the exhibition is about. */
  about: ReactNode;
}

/** The headline is the state, not the name of the page (DESIGN §1, principle 1). */
const HubHead = ({ participation, about }: HubHeadProps) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const { exhibition, stands } = participation;
  const phase = fairPhase(exhibition, now());
  const headline = {
    before: () => t('headline.before', { count: phase.phase === 'before' ? phase.days : 0 }),
    running: () => t('headline.running', phase.phase === 'running' ? { day: phase.day, days: phase.days } : {}),
    dismantling: () => t('headline.dismantling'),
    over: () => t('headline.over', { date: formatProseDate(exhibition.ended_at, locale, { now: now() }) }),
  }[phase.phase]();
  const isOver = phase.phase === 'over';
  const subject = [textOf(exhibition, 'subtitle', locale), textOf(exhibition, 'venue', locale)]
    .filter(Boolean)
    .join('. ');
  return (
    <div className={styles.head}>
      <div className={styles.state}>
        <h1>{headline}</h1>
        {/* on a phone the progress stands at the list of steps */}
        <p className={classNames(styles.about, !isOver && styles.wide)}>
          {about}
          {!isOver && (stands.length > 1 ? t('stands.about') : subject)}
        </p>
      </div>
      <Stands participation={participation} isArchive={isOver} />
    </div>
  );
};

export default HubScreen;
