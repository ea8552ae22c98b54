import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useState } from 'react';

/**
 * The pass whose history is open. It is mirrored in the address like page and sort order, so that a link or a reload
 * restores it. The panel is closed while its pass is not on the page, because it was deleted or is on another page.
 */
export const useHistoryPanel = <Pass extends { id: number }>(rows: readonly Pass[], nameOf: (pass: Pass) => string) => {
  const { modals } = usePlatform();
  const { query } = usePlatformState().route;
  const [passId, setPassId] = useState(() => Number(query.get('history')) || null);
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
      // the button may be in a menu, and on a phone the row rerenders first
      requestAnimationFrame(() => {
        const [button] = ['history', 'more'].flatMap((action) => [
          ...document.querySelectorAll<HTMLElement>(`[data-row-id="${passId}"] [data-action="${action}"]`),
        ]);
        button?.focus();
      });
    },
  };
};
export type HistoryPanelState = ReturnType<typeof useHistoryPanel>;
