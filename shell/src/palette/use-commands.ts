import { useCallback, useRef } from 'react';
import { usePlatformState, type Command } from '@fairfront/shared-kit/platform';
import { roleIn, usableBy, useRemoteCatalog, type CatalogCommandEntry } from '../boot';
import { useReports } from '../hub/tiles/use-reports';
import type { CommandReport, ReportCommands } from './command-sources';
import type { KnownCommand } from './palette-search.model';
import { useOwnCommands } from './use-own-commands';

export interface Commands {
  known: readonly KnownCommand[];
  /** Entries to ask: those of remotes belong to an open participation. */
  entries: readonly CatalogCommandEntry[];
  report: ReportCommands;
  /** All entries have reported their commands. */
  isSettled: boolean;
  /** What a command does, as it was reported last. */
  actionOf: (key: string) => Command['action'] | null;
}

/** The commands of the remotes in their order, then those of the shell; `onShortcuts` opens the list of shortcuts. */
export const useCommands = (onShortcuts: () => void): Commands => {
  const own = useOwnCommands(onShortcuts);
  const { participation, user } = usePlatformState();
  const catalog = useRemoteCatalog();
  const entries = participation ? usableBy(participation, roleIn(participation, user), catalog.commands) : [];
  const [reported, draw] = useReports<CommandReport>();
  // what is drawn changes with the words only; what is done must be of the newest render of its remote
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
    actionOf: (key) => {
      const ofShell = own.find((one) => one.key === key);
      if (ofShell) return ofShell.command.action;
      const [entry = '', ...id] = key.split('/');
      return newest.current.get(entry)?.find((command) => command.id === id.join('/'))?.action ?? null;
    },
  };
};
