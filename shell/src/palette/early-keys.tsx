import { useLayoutEffect } from 'react';

/** Keeps what is typed until the field of the palette is there; a key means no shortcut meanwhile (SHELL-391). */
export const EarlyKeys = ({ onType }: { onType: (append: (before: string) => string) => void }) => {
  // a layout effect ends in the moment in which the field takes the focus: no key gets lost between them
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
