import { useCallback, useRef } from 'react';
import { usePlatformState, type Command } from '@fairfront/shared-kit/platform';
import { roleIn, usableBy, useRemoteCatalog, type CatalogCommandEntry } from '../boot';
import { useReports } from '../hub/tiles/use-reports';
import type { CommandReport, ReportCommands } from './command-sources';
import type { KnownCommand } from './palette-search.model';
import { useOwnCommands } from './use-own-commands';

export interface Commands {
  known: readonly KnownCommand[];
  /** Entries to run: those for staff, and with an open participation those that it can use. */
  entries: readonly CatalogCommandEntry[];
  report: ReportCommands;
  /** All entries have reported their commands. */
  isSettled: boolean;
  /** Commands of an entry are missing. */
  hasFailed: boolean;
  /** The latest reported action of a command. */
  actionOf: (key: string) => Command['action'] | null;
}

/** The commands of the remotes in their order, then those of the shell; `onShortcuts` opens the shortcut list. */
export const useCommands = (onShortcuts: () => void): Commands => {
  const own = useOwnCommands(onShortcuts);
  const { participation, user } = usePlatformState();
  const catalog = useRemoteCatalog();
  const isForUser = (entry: CatalogCommandEntry): boolean => {
    if (entry.managers) return user?.access === 'manager';
    return participation !== null && usableBy(participation, roleIn(participation, user), [entry]).length > 0;
  };
  const entries = catalog.commands.filter(isForUser);
  const [reported, draw] = useReports<CommandReport>();
  // only changed texts re-render; actions always come from the latest render of their remote
  const newest = useRef(new Map<string, readonly Command[]>());
  const report = useCallback<ReportCommands>(
    (id, said) => {
      newest.current.set(id, said.commands);
      draw(id, said);
    },
    [draw],
  );
  const ofRemotes = entries.flatMap(({ id: entry, group, icon }) =>
    (reported[entry]?.commands ?? []).map((command): KnownCommand => ({
      key: `${entry}/${command.id}`,
      group,
      icon: command.icon ?? icon,
      command,
    })),
  );
  return {
    known: [...ofRemotes, ...own],
    entries,
    report,
    isSettled: entries.every(({ id }) => reported[id]?.settled),
    hasFailed: entries.some(({ id }) => reported[id]?.failed === true),
    actionOf: (key) => {
      const ofShell = own.find((one) => one.key === key);
      if (ofShell) return ofShell.command.action;
      const [entry = '', ...id] = key.split('/');
      return newest.current.get(entry)?.find((command) => command.id === id.join('/'))?.action ?? null;
    },
  };
};
