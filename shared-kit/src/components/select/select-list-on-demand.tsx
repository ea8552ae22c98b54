import { useEffect, useState } from 'react';
import type { SelectListProps } from './select-list';

const load = async () => (await import('./select-list')).SelectList;

/** Asks for the code of the list as soon as somebody comes near the control; the opening shows when it does not come. */
export const fetchSelectList = (): void => {
  load().catch(() => undefined);
};

/**
 * `SelectList` whose code comes with the first opening: a form is read before anybody chooses. Code that does
 * not come leaves the control closed, and the next press asks again.
 */
export const SelectList = <Value extends string | number>(props: SelectListProps<Value>) => {
  const { isOpen, onOpenChange } = props;
  const [List, setList] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (!isOpen || List) return;
    load().then(
      (loaded) => setList(() => loaded),
      () => onOpenChange(false),
    );
  }, [isOpen, List, onOpenChange]);
  return List && <List {...props} />;
};
