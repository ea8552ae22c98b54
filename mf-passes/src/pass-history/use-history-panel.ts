import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useState } from 'react';

/**
 * Which pass of the list shows its history. Mirrored in the address like page and order, so that a link or a reload shows it
 * again; while its pass is not on the page, deleted or turned away, there is no panel.
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
    /** Something else takes the place of the panel. */
    leave,
    /** Closed by the person: the focus goes back to the row. */
    close: () => {
      leave();
      // the button may stand in a menu, and on a phone the row is drawn again first
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
