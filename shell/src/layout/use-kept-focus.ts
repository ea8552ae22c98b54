import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a place whose content is exchanged by what the person has pressed in it: a retry replaces its own
 * button. Whenever a render takes the focused element away, `target` of the new content gets the focus, until the person
 * goes elsewhere.
 * @returns call it before the press takes effect
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
