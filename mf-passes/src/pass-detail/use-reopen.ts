import { usePlatform, usePlatformState, type ModalName } from '@fairfront/shared-kit/platform';
import { useEffect, useRef } from 'react';

/**
 * Opens the dialog that this one came from when this one has closed, whichever way: button, Escape, scrim or Back. Not when
 * another page or another dialog took its place (PASS-172, SHELL-107).
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
