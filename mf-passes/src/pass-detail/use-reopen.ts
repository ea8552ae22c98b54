import { usePlatform, usePlatformState, type ModalName } from '@fairfront/shared-kit/platform';
import { useEffect, useRef } from 'react';

/**
 * Reopens the previous dialog when this one closes by button, Escape, backdrop or Back, but not when another page or dialog
 * replaces it.
 */
export const useReopen = (from: ModalName | undefined): void => {
  const { modals } = usePlatform();
  const { route } = usePlatformState();
  const place = `${route.name} ${JSON.stringify(route.params)}`;
  const opened = useRef(place);
  const now = useRef({ place, modal: route.query.get('modal') });
  useEffect(() => {
    now.current = { place, modal: route.query.get('modal') };
  });
  useEffect(
    () => () => {
      if (from && now.current.place === opened.current && now.current.modal === null) modals.open(from, {});
    },
    [from, modals],
  );
};
