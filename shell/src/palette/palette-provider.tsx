import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { GaveUp } from '../layout/gave-up';
import { later } from '../layout/later';
import { useShell } from '../shell-services';
import { PaletteContext } from './palette-context';

const Palette = later(() => import(/* webpackChunkName: "palette" */ './palette'), 'palette');

/** The key itself, whatever the layout makes of it. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** A question wants its answer first; the menu sheet lies above everything. */
const isBlocked = (): boolean => document.querySelector('[role="alertdialog"], dialog[open]') !== null;

/** The place of the command palette: Ctrl or Cmd + K opens and closes it; its code comes with the first time (SHELL-233). */
export const PaletteProvider = ({ children }: { children: ReactNode }) => {
  const isSignedIn = useShell().session.token() !== null;
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      // the browser would go to its own search
      event.preventDefault();
      setOpen((before) => !before && !isBlocked());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSignedIn]);

  return (
    <PaletteContext value={isSignedIn ? open : null}>
      {children}
      {isOpen && (
        <Palette
          recent={recent}
          onUsed={(key) => setRecent((before) => [key, ...before.filter((other) => other !== key)])}
          onClose={close}
          failed={() => <GaveUp onTold={close} />}
        />
      )}
    </PaletteContext>
  );
};
