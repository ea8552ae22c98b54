import { useEffect, useState, type ReactNode } from 'react';

/** Fetches code before it is needed; a failure is shown by the part that needs it. */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** The props of `OnDemand`. */
export interface OnDemandProps<Part> {
  /** A function outside of components, so that the code is requested once. */
  load: () => Promise<Part>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: (part: Part) => ReactNode;
}

/**
 * A part whose code comes with its first opening: a form is read before anybody opens something in it. Code that does not
 * come leaves the part closed, and the next opening asks again.
 */
export const OnDemand = <Part,>({ load, isOpen, onOpenChange, children }: OnDemandProps<Part>) => {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isOpen || part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => onOpenChange(false),
    );
  }, [load, isOpen, part, onOpenChange]);
  return part && children(part);
};
