import type { ReactNode } from 'react';
import { Breadcrumbs } from '@fairfront/shared-kit/components/breadcrumbs';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { MonthGrid } from '@fairfront/shared-kit/components/month-grid';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { monthStart, zoneName } from '@fairfront/shared-kit/formats';
import { isDay } from '@fairfront/shared-kit/model';
import {
  useLocale,
  usePlatform,
  usePlatformState,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { todayAt } from '../hub/fair-phase.model';
import { periodsOf } from '../hub/fair-timeline';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { SectionFailure } from '../layout/section-failure';
import { useSlow } from '../modals/use-slow';
import { CalendarFeedBlock } from './calendar-feed';
import { DeadlineList } from './deadline-list';
import { DeadlineMonth } from './deadline-month';
import { ReminderSettingsBlock } from './reminder-settings';
import { summarise, type ShownDeadline } from './deadlines.model';
import { useDeadlineWords } from './use-deadline-words';
import { useDeadlines } from './use-deadlines';
import styles from './deadlines.module.css';

type View = 'list' | 'month';

/** The deadline centre: what has a date in the preparation, whoever's date it is (SHELL-240 to SHELL-245). */
const DeadlinesScreen = () => {
  const { participation, user } = usePlatformState();
  return participation && user ? <Centre key={participation.id} participation={participation} /> : <ScreenSkeleton />;
};

const Centre = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('deadlines');
  const { now, navigation } = usePlatform();
  const { route } = usePlatformState();
  const isNarrow = useNarrow();
  const { deadlines, isError, isFetching, retry } = useDeadlines(participation);
  const words = useDeadlineWords(participation.exhibition.timezone);
  const { id, exhibition } = participation;
  const today = todayAt(exhibition, now());
  // the route of the calendar opens as a month, a small screen has the list only
  const asked = route.query.get('view') ?? (route.name === 'calendar' ? 'month' : 'list');
  const view: View = asked === 'month' && !isNarrow ? 'month' : 'list';
  if (!deadlines) {
    if (isError && !isFetching) return <SectionFailure retry={retry} />;
    return (
      <>
        <CentreHead id={id} />
        <Waiting view={view} />
      </>
    );
  }

  const nearest = summarise(deadlines).nearest?.day ?? today;
  const wanted = `${route.query.get('month') ?? ''}-01`;
  const month = isDay(wanted) ? wanted : monthStart(nearest);
  const show = (query: { view: View; month?: string }) =>
    navigation.navigate('deadlines', { id }, { query, replace: true });
  const turn = (day: string) => show({ view, month: day.slice(0, 7) });

  return (
    <>
      <CentreHead
        id={id}
        deadlines={deadlines}
        zone={exhibition.timezone}
        actions={
          <SegmentedControl
            label={t('view.label')}
            size="lg"
            value={view}
            onChange={(next) => show({ view: next })}
            className={styles.switch}
            segments={[
              { value: 'list', label: t('view.list'), icon: 'list' },
              { value: 'month', label: t('view.month'), icon: 'calendar' },
            ]}
          />
        }
      />
      {view === 'month' ? (
        <div className={styles.monthView}>
          <DeadlineMonth
            deadlines={deadlines}
            participation={participation}
            today={today}
            month={month}
            onMonthChange={turn}
          />
          <div className={styles.below}>
            <CalendarFeedBlock participationId={id} />
            <ReminderSettingsBlock />
          </div>
        </div>
      ) : (
        <div className={styles.columns}>
          <DeadlineList deadlines={deadlines} participation={participation} />
          <aside className={styles.rail} aria-label={t('rail')}>
            <div className={styles.box}>
              <MonthGrid
                level={2}
                month={month}
                onMonthChange={turn}
                today={today}
                periods={periodsOf(exhibition)}
                entries={deadlines
                  .filter(({ group }) => group !== 'passed')
                  .map((deadline) => ({
                    id: deadline.id,
                    date: deadline.day,
                    label: words.title(deadline),
                    tone: deadline.isSoon ? 'warning' : 'neutral',
                  }))}
              />
            </div>
            <CalendarFeedBlock participationId={id} />
            <ReminderSettingsBlock />
          </aside>
        </div>
      )}
    </>
  );
};

/** The layout of the view that comes, in bars. */
const Waiting = ({ view }: { view: View }) =>
  view === 'month' ? (
    <div className={classNames(styles.box, styles.waitingMonth)} aria-busy="true">
      <Skeleton width={120} height={24} />
    </div>
  ) : (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.card}>
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className={styles.waiting}>
            <SkeletonLines count={2} />
          </div>
        ))}
      </div>
      <div className={styles.rail}>
        <div className={classNames(styles.box, styles.waitingMonth)}>
          <Skeleton width={120} height={24} />
        </div>
      </div>
    </div>
  );

/** Keeps the place of the sentence, so that nothing below it moves; says so when it takes long (DESIGN §6). */
const WaitingLead = () => {
  const { t } = useTranslation('deadlines');
  const isSlow = useSlow();
  return <span role="status">{isSlow ? t('slow') : '\u00a0'}</span>;
};

interface CentreHeadProps {
  id: number;
  deadlines?: readonly ShownDeadline[];
  zone?: string;
  actions?: ReactNode;
}

/** The way back, and the nearest date as the headline (DESIGN §1, principle 1). */
const CentreHead = ({ id, deadlines, zone = 'UTC', actions }: CentreHeadProps) => {
  const { t } = useTranslation('deadlines');
  const { now } = usePlatform();
  const locale = useLocale();
  const words = useDeadlineWords(zone);
  const summary = deadlines && summarise(deadlines);
  const nearest = summary?.nearest;
  const headline = () => {
    if (!summary) return t('title.page');
    if (!nearest) return t('headline.nothing');
    if (nearest.left < 0) return t('headline.late', { title: words.title(nearest) });
    return t(`headline.${nearest.left === 0 ? 'today' : nearest.left === 1 ? 'tomorrow' : 'days'}`, {
      date: words.date(nearest),
      count: nearest.left,
    });
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[
          {
            id: 'hub',
            content: (
              <RouteLink to="participant" params={{ id }} look="quiet">
                {t('shell:event.overview')}
              </RouteLink>
            ),
          },
          { id: 'deadlines', content: t('title.page') },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{headline()}</h1>
          <p className={styles.lead}>
            {summary ? (
              <>
                {summary.todo > 0 && t('lead.todo', { count: summary.todo })}
                {summary.soon > 0 && `, ${t('lead.soon', { count: summary.soon })}`}
                {summary.todo > 0 && '. '}
                {t('lead.zone', { zone: zoneName(zone, locale, now()) })}
              </>
            ) : (
              <WaitingLead />
            )}
          </p>
        </div>
        {actions}
      </div>
    </>
  );
};

export default DeadlinesScreen;
