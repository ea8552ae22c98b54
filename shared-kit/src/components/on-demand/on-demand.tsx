import { useEffect, useState, type ReactNode } from 'react';

/** Asks for code before it is needed; whoever needs it shows when it does not come. */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** What `OnDemand` takes. */
export interface OnDemandProps<Part> {
  /** A function outside of components, so that the code is asked for once. */
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
