import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useRef, useState, type RefCallback } from 'react';

/**
 * The pass whose history is open. It is mirrored in the address like page and sort order, so that a link or a reload
 * restores it. The panel is closed while its pass is not on the page, because it was deleted or is on another page.
 */
export const useHistoryPanel = <Pass extends { id: number }>(rows: readonly Pass[], nameOf: (pass: Pass) => string) => {
  const { modals } = usePlatform();
  const { query } = usePlatformState().route;
  const [passId, setPassId] = useState(() => Number(query.get('history')) || null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const pass = rows.find(({ id }) => id === passId);
  const show = (id: number | null) => {
    setPassId(id);
    modals.setParams({ history: id === null ? undefined : String(id) });
  };

  const leave = () => {
    if (passId !== null) show(null);
  };
  return {
    shown: pass ? { id: pass.id, name: nameOf(pass) } : null,
    open: (id: number) => show(id),
    /** Closes the panel when something else replaces it. */
    leave,
    /** Closed by the user: focus returns to the row. */
    close: () => {
      leave();
      // on a phone the row is rendered first
      requestAnimationFrame(() => {
        if (passId !== null) buttons.current.get(passId)?.focus();
      });
    },
    /** The ref of the button that opens the history of a pass, or of the menu with that action. */
    buttonOf:
      (id: number): RefCallback<HTMLButtonElement> =>
      (button) => {
        if (button) buttons.current.set(id, button);
        return () => void buttons.current.delete(id);
      },
  };
};
export type HistoryPanelState = ReturnType<typeof useHistoryPanel>;
