import { createContext, useContext } from 'react';
import type { ConnectedApiClient } from '@fairfront/shared-kit/api';
import type { PageRelease } from '@fairfront/shared-kit/platform/release';
import type { Language } from './locale/language';
import type { Texts } from './locale/texts';
import type { Messages } from './messages/messages';
import type { Modals } from './modals/modals';
import type { Navigator } from './routing/navigator';
import type { RouteTable } from './routing/routes.model';
import type { TargetAddress } from './routing/target-address';
import type { Realtime } from './realtime/realtime';
import type { Session } from './session/session';

/** What only the shell's own parts may reach; remotes get `PlatformServices`. Made once in app.tsx. */
export interface ShellServices {
  session: Session;
  language: Language;
  texts: Texts;
  messages: Messages;
  modals: Modals;
  navigator: Navigator;
  routes: RouteTable;
  targetAddress: TargetAddress;
  realtime: Realtime;
  /** What was live when the page was made. */
  release: PageRelease;
  /** Opens the page again at the same address. */
  reload: () => void;
  /** Asks for reads of a participation before the parts that need them are there (SHELL-412). */
  askAhead: ConnectedApiClient['askAhead'];
  /** Sign-in by a token of the address (SHELL-036). */
  tokenSignIn: (token: string) => Promise<void>;
}

export const ShellContext = createContext<ShellServices | null>(null);

/** The inner services of the shell. */
export const useShell = (): ShellServices => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is called outside of the shell');
  return shell;
};
