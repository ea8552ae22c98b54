import { useEffect } from 'react';
import { usePlatform, type Command, type CommandModule } from '@fairfront/shared-kit/platform';
import { RemoteBoundary, usePart, type CatalogCommandEntry } from '../boot';

/** The report of one entry. */
export interface CommandReport {
  commands: readonly Command[];
  /** It has reported its commands or failed. */
  settled: boolean;
  failed: boolean;
}
export type ReportCommands = (id: string, report: CommandReport) => void;

interface SourcesProps {
  entries: readonly CatalogCommandEntry[];
  search: string;
  report: ReportCommands;
}

/** Runs the command entries of all remotes; one that fails or crashes is absent from the palette. */
export const CommandSources = ({ entries, search, report }: SourcesProps) =>
  entries.map((entry) => <CommandSource key={entry.id} entry={entry} search={search} report={report} />);

interface SourceProps {
  entry: CatalogCommandEntry;
  search: string;
  report: ReportCommands;
}

const CommandSource = ({ entry, search, report }: SourceProps) => {
  const { telemetry } = usePlatform();
  const view = usePart('commands', entry.id);
  if (view.state === 'loading') return null;
  if (view.state !== 'ready' || !view.part) return <Absent id={entry.id} report={report} />;
  return (
    <RemoteBoundary
      place={`commands ${entry.id}`}
      view={view}
      report={telemetry.report}
      fallback={() => <Absent id={entry.id} report={report} />}
    >
      <LoadedSource key={view.attempt} id={entry.id} search={search} report={report} module={view.part} />
    </RemoteBoundary>
  );
};

const Absent = ({ id, report }: { id: string; report: ReportCommands }) => {
  useEffect(() => report(id, { commands: [], settled: true, failed: true }), [report, id]);
  return null;
};

interface LoadedSourceProps {
  id: string;
  search: string;
  report: ReportCommands;
  module: CommandModule;
}

/** Calls the only hook of the entry; a new module is a new component, so the order of hooks cannot change. */
const LoadedSource = ({ id, search, report, module }: LoadedSourceProps) => {
  const { state, commands } = module.useCommands(search);
  useEffect(
    () =>
      report(id, {
        commands: state === 'ready' ? commands : [],
        settled: state !== 'loading',
        failed: state === 'failed',
      }),
    [report, id, state, commands],
  );
  return null;
};
