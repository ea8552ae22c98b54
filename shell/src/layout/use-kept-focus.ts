import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a place whose content is replaced by a click inside it, for example a retry that replaces its own
 * button. Whenever a render removes the focused element, `target` of the new content gets the focus, until the user
 * moves it elsewhere.
 * @returns call it before the click takes effect
 */
export const useKeptFocus = (
  place: RefObject<HTMLElement | null>,
  target: (place: HTMLElement) => HTMLElement | null,
): (() => void) => {
  const isKept = useRef(false);
  useEffect(() => {
    if (!isKept.current) return;
    const { activeElement } = document;
    if (activeElement === document.body) (place.current && target(place.current))?.focus();
    else if (!place.current?.contains(activeElement)) isKept.current = false;
  });
  return () => {
    isKept.current = true;
  };
};
