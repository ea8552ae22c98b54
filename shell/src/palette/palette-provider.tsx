import { useCallback, useEffect, useState, type ReactNode, useLayoutEffect } from 'react';
import { LoadFailed } from '../layout/failures/load-failed';
import { lazy } from '../layout/lazy';
import { openDialog } from '../layout/open-dialog';
import { useShell } from '../shell-services';
import { focusSearch, shortcutOf } from '../shortcuts/shortcut-keys';
import type { GoPress } from '../shortcuts/go-keys';
import { PaletteContext } from '../layout/header/palette-context';

/** Collects typed text until the field of the palette is ready; keys are not shortcuts meanwhile. */
const EarlyKeys = ({ onType }: { onType: (append: (before: string) => string) => void }) => {
  // a layout effect is cleaned up at the moment the field gets the focus: no key is lost in between
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (key.length > 1 || ctrlKey || metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onType((before) => before + key);
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [onType]);
  return null;
};

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './palette'), 'palette');
// in the same file, so that they add no entries to the first screen
const ShortcutList = lazy(() => import(/* webpackChunkName: "palette" */ '../shortcuts/shortcut-list'), 'palette');

const GoKeys = lazy(() => import(/* webpackChunkName: "palette" */ '../shortcuts/go-keys'));

/** A question must be answered first; the menu sheet is above everything. */
const isBlocked = (): boolean => openDialog('alertdialog') !== null;

/**
 * Hosts the command palette, the shortcut list and the navigation keys; their code loads on first use.
 */
export const PaletteProvider = ({ children }: { children: ReactNode }) => {
  const { session, modals } = useShell();
  const isSignedIn = session.token() !== null;
  const [isOpen, setOpen] = useState(false);
  // null until first requested; then it stays mounted, because it fades out by itself
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [goPress, setGoPress] = useState<GoPress | null>(null);
  // while the code of the palette is loading
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const press = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event);
      if (!wanted || (wanted === 'search' && !focusSearch())) return;
      // the browser would open its own search or type the character into the field
      event.preventDefault();
      // one dialog at a time
      const isFree = !isBlocked() && modals.registry.state().phase === 'closed';
      if (wanted === 'palette') setOpen((before) => !before && !isBlocked());
      if (wanted === 'list') setListOpen((before) => !before && isFree);
      if (wanted === 'go' && isFree && !openDialog('dialog')) {
        // the second key may be pressed before the code that handles it has loaded
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
          // reset everything, so that the next time requests the code again
          failed={() => <LoadFailed onReported={() => setListOpen(null)} />}
        />
      )}
    </PaletteContext>
  );
};
