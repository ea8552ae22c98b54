import { useEffect, useRef, type RefObject } from 'react';
import type { NotificationKind } from '@fairfront/shared-kit/model/notifications';

/**
 * Brings the row of a kind into view and the focus to its control, once: the link of an email opens the setting itself
 * (SHELL-468). A mandatory row has no control and takes the focus itself.
 * @returns what holds the rows; they carry `data-kind`
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
