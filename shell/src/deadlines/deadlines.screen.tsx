import { useEffect, useRef } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { MonthGrid } from './month/month-grid';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useMedia, useNarrow } from '@fairfront/shared-kit/components/viewport';
import { monthStart } from '@fairfront/shared-kit/platform/formats';
import { isDay } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  usePlatform,
  usePlatformState,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { todayAt } from '../exhibition/exhibition-phase.model';
import { periodsOf } from '../exhibition/exhibition-periods';
import { lazy } from '../layout/lazy';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { SectionError } from '../layout/failures/section-error';
import { CalendarFeedBlock } from './calendar-feed';
import { CentreHead } from './centre-head';
import { DeadlineList } from './deadline-list';
import { DeadlineMonth } from './deadline-month';
import { ReminderSettingsBlock } from './reminder-settings';
import { summarise } from './deadlines.model';
import { extendButtonId } from './extensions/extend-action';
import { ExtensionHistory, ExtensionsFailure } from './extensions/extension-history';
import { isExtensionKind, withExtensions, withoutExtensions } from './extensions/extensions.model';
import { singleColumn } from './extensions/panel-place';
import { useExtensions } from './extensions/use-extensions';
import { useDeadlineTexts } from './use-deadline-texts';
import { useDeadlines } from './use-deadlines';
import styles from './deadlines.module.css';

type View = 'list' | 'month';

const ExtensionPanel = lazy(
  () => import(/* webpackChunkName: "deadline-extension" */ './extensions/extension-panel'),
  'kitParts',
);

/**
 * The deadline centre: everything in the preparation that has a date, whoever is responsible for it.
 */
const DeadlinesScreen = () => {
  const { participation, user } = usePlatformState();
  return participation && user ? <Centre key={participation.id} participation={participation} /> : <ScreenSkeleton />;
};

const Centre = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('deadlines');
  const { now, navigation } = usePlatform();
  const { route } = usePlatformState();
  const isNarrow = useNarrow();
  const isSingle = useMedia(singleColumn);
  const { deadlines: dates, isError, isFetching, retry } = useDeadlines(participation, failsHere);
  const extensions = useExtensions(participation.id);
  const texts = useDeadlineTexts(participation.exhibition.timezone);
  const { id, exhibition } = participation;
  const today = todayAt(exhibition, now());
  // the calendar route opens as a month; a small screen only has the list
  const asked = route.query.get('view') ?? (route.name === 'calendar' ? 'month' : 'list');
  const extending = route.query.get('extend');
  const view: View = asked === 'month' && !isNarrow && extending === null ? 'month' : 'list';
  useFocusOfOpener(extending);
  if (!dates || extensions.isPending) {
    if (isError && !isFetching) return <SectionError retry={retry} />;
    return (
      <>
        <CentreHead id={id} />
        <Waiting view={view} />
      </>
    );
  }

  const deadlines = extensions.data
    ? withExtensions(dates, extensions.data, exhibition.timezone, now())
    : withoutExtensions(dates);
  const nearest = summarise(deadlines).nearest?.day ?? today;
  const wanted = `${route.query.get('month') ?? ''}-01`;
  const month = isDay(wanted) ? wanted : monthStart(nearest);
  const show = (query: { view: View; month?: string }) =>
    navigation.navigate('deadlines', { id }, { query, replace: true });
  const turn = (day: string) => show({ view, month: day.slice(0, 7) });
  const panel = extending !== null && (
    <ExtensionPanel
      deadline={deadlines.find(({ kind }) => isExtensionKind(kind) && kind === extending)}
      participation={participation}
      isAlone={isSingle}
      onClose={() => show({ view })}
      waiting={<div className={classNames(styles.box, styles.waitingMonth)} aria-busy="true" />}
    />
  );
  if (panel && isSingle) return panel;

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
          <ExtensionsFailure extensions={extensions} />
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
        <div className={classNames(styles.columns, panel !== false && styles.extending)}>
          <div className={styles.rail}>
            <ExtensionsFailure extensions={extensions} />
            <DeadlineList deadlines={deadlines} participation={participation} extending={extending} />
            <ExtensionHistory extensions={extensions} participation={participation} />
          </div>
          {panel || (
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
                      label: texts.title(deadline),
                      tone: deadline.isSoon ? 'warning' : 'neutral',
                    }))}
                />
              </div>
              <CalendarFeedBlock participationId={id} />
              <ReminderSettingsBlock />
            </aside>
          )}
        </div>
      )}
    </>
  );
};

/** Returns the focus to the button that opened the form when the form closes. */
const useFocusOfOpener = (extending: string | null) => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (extending === null && last.current !== null) document.getElementById(extendButtonId(last.current))?.focus();
    last.current = extending;
  }, [extending]);
};

/** The skeleton of the view that is loading. */
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

export default DeadlinesScreen;
