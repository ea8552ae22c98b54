import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LoadFailed } from '../layout/failures/load-failed';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';
import { focusSearch, shortcutOf } from '../shortcuts/shortcut-keys';
import type { GoPress } from '../shortcuts/go-keys';
import { EarlyKeys } from './early-keys';
import { PaletteContext } from '../layout/header/palette-context';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './palette'), 'palette');
// of the same file, so that they cost the first screen no entries of their own
const ShortcutList = lazy(() => import(/* webpackChunkName: "palette" */ '../shortcuts/shortcut-list'), 'palette');

const GoKeys = lazy(() => import(/* webpackChunkName: "palette" */ '../shortcuts/go-keys'));

/** A question wants its answer first; the menu sheet lies above everything. */
const isBlocked = (): boolean => document.querySelector('[role="alertdialog"], dialog[open]') !== null;

/**
 * The place of the command palette, of the list of shortcuts and of the keys that lead to places; their code comes with
 * the first press (SHELL-233, SHELL-238, SHELL-279).
 */
export const PaletteProvider = ({ children }: { children: ReactNode }) => {
  const { session, modals } = useShell();
  const isSignedIn = session.token() !== null;
  const [isOpen, setOpen] = useState(false);
  // null until it is asked for the first time; then it stays, because it fades out by itself
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [goPress, setGoPress] = useState<GoPress | null>(null);
  // while the code of the palette is on its way
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const press = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event);
      if (!wanted || (wanted === 'search' && !focusSearch())) return;
      // the browser would go to its own search, or type the sign into the field
      event.preventDefault();
      // one dialog at a time
      const isFree = !isBlocked() && modals.registry.state().phase === 'closed';
      if (wanted === 'palette') setOpen((before) => !before && !isBlocked());
      if (wanted === 'list') setListOpen((before) => !before && isFree);
      if (wanted === 'go' && isFree && !document.querySelector('[role="dialog"]')) {
        // the second key may come before the code that knows it
        const next = new Promise<KeyboardEvent>((come) => document.addEventListener('keydown', come, { once: true }));
        setGoPress({ at: event.timeStamp, next });
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSignedIn, modals]);

  return (
    <PaletteContext value={isSignedIn ? open : null}>
      {children}
      {isOpen && (
        <Palette
          typed={typed}
          onTaken={setTyped}
          recent={recent}
          onUsed={(key) => setRecent((before) => [key, ...before.filter((other) => other !== key)])}
          onShortcuts={() => setListOpen(true)}
          onClose={close}
          waiting={<EarlyKeys onType={setTyped} />}
          failed={() => <LoadFailed onReported={close} />}
        />
      )}
      {goPress && <GoKeys press={goPress} failed={() => null} />}
      {isListOpen !== null && (
        <ShortcutList
          open={isListOpen}
          onClose={() => setListOpen(false)}
          // forgotten altogether, so that the next time asks for the code anew
          failed={() => <LoadFailed onReported={() => setListOpen(null)} />}
        />
      )}
    </PaletteContext>
  );
};
