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

/** Services for the shell's own parts; remotes get `PlatformServices`. Created once, in `app.tsx`. */
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
  /** The release that this page was opened with. */
  release: PageRelease;
  /** Reloads the page. */
  reload: () => void;
  /** Prefetches participation data before the parts that need it have loaded. */
  prefetch: ConnectedApiClient['prefetch'];
  /** Signs in by a token from the address. */
  tokenSignIn: (token: string) => Promise<void>;
}

/** Provided once, by `App`. */
export const ShellContext = createContext<ShellServices | null>(null);

/** The shell's own services. @throws outside of `App` */
export const useShell = (): ShellServices => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is called outside of the shell');
  return shell;
};
