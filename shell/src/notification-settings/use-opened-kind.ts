import { useEffect, useRef, type RefObject } from 'react';
import type { NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';

/**
 * Scrolls to the row of a kind and focuses its control, once: the link of an e-mail opens the setting itself. A mandatory row has no control and gets the focus itself.
 * @returns ref of the container of the rows, which have `data-kind`
 */
export const useOpenedKind = (kind: NotificationKind | null): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = kind === null ? null : card.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
    if (!row) return;
    const control = row.querySelector<HTMLElement>('input:checked, input, button') ?? row;
    control.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [kind]);
  return card;
};
