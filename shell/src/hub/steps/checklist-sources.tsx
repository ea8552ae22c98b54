import { memo, useEffect, useLayoutEffect } from 'react';
import { usePlatform, type ChecklistModule } from '@fairfront/shared-kit/platform';
import { RemoteBoundary, usePart, type CatalogChecklistEntry } from '../../boot';
import type { ChecklistReport } from './checklist.model';
import type { Report } from '../tiles/use-reports';

interface ChecklistSourceProps {
  entry: CatalogChecklistEntry;
  report: Report<ChecklistReport>;
}

/**
 * Runs the checklist entries of all remotes and renders nothing. An entry that fails, crashes or is slow is left out of
 * list and progress; the tile of its remote says so and offers the retry.
 */
export const ChecklistSources = ({
  entries,
  report,
}: {
  entries: readonly CatalogChecklistEntry[];
  report: Report<ChecklistReport>;
}) => entries.map((entry) => <ChecklistSource key={entry.id} entry={entry} report={report} />);

const ChecklistSource = memo(({ entry, report }: ChecklistSourceProps) => {
  const { telemetry } = usePlatform();
  const view = usePart('checklist', entry.id);
  if (view.state === 'loading') return null;
  if (view.state !== 'ready' || !view.part) return <Absent entry={entry} report={report} />;
  return (
    <RemoteBoundary
      place={`checklist ${entry.id}`}
      view={view}
      report={telemetry.report}
      fallback={() => <Absent entry={entry} report={report} />}
    >
      <LoadedSource key={view.attempt} entry={entry} report={report} module={view.part} />
    </RemoteBoundary>
  );
});
ChecklistSource.displayName = 'ChecklistSource';

const Absent = ({ entry: { id }, report }: ChecklistSourceProps) => {
  useEffect(() => report(id, { items: [], settled: true, isAbsent: true }), [report, id]);
  return null;
};

const none: readonly never[] = [];

/** Calls the only hook of the entry; a new module is a new component, so the order of hooks cannot change. */
const LoadedSource = ({ entry: { id }, report, module }: ChecklistSourceProps & { module: ChecklistModule }) => {
  const { state, items, places = none, retry } = module.useChecklist();
  // before paint, so that the hub is laid out once with its list
  useLayoutEffect(
    () =>
      report(id, {
        items: state === 'ready' ? items : none,
        places: state === 'ready' ? places : none,
        settled: state !== 'loading',
        isFailed: state === 'failed',
        ...(state === 'failed' && retry && { retry }),
      }),
    [report, id, state, items, places, retry],
  );
  return null;
};
