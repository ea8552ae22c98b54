import { useLayoutEffect } from 'react';

/** Collects typed text until the field of the palette is ready; keys are not shortcuts meanwhile. */
export const EarlyKeys = ({ onType }: { onType: (append: (before: string) => string) => void }) => {
  // a layout effect is cleaned up at the moment the field gets the focus: no key is lost in between
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event;
      if (key.length > 1 || ctrlKey || metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onType((before) => before + key);
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [onType]);
  return null;
};
