import { usePlatform } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { PassRights } from '@fairfront/shared-kit/domain/passes';

/**
 * Whether the form is open beside the list: on request, or by itself for an empty list, and never without the right to add.
 * @param askedFor whether the address has `add=1`
 */
export const useAddPanel = (
  { rights, meta, isLoading }: { rights: PassRights; meta: { total: number } | undefined; isLoading: boolean },
  askedFor: boolean,
) => {
  const { modals } = usePlatform();
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>(askedFor ? 'open' : 'none');
  const isEmpty = meta !== undefined && meta.total === 0;
  const isOpen = meta !== undefined && rights.create.allowed && (wish === 'open' || (wish === 'none' && isEmpty));
  return {
    isOpen,
    /** Whether it is requested and, as far as is known, allowed: its place is reserved from the start. */
    isAwaited: isLoading && wish === 'open' && rights.create.allowed,
    /** Whether it opened by itself: it must not take the focus, nor replace the list on a phone. */
    isByItself: isOpen && wish === 'none',
    /** Opens the form and mirrors it in the address, so that a reload restores it with its draft. */
    open: () => {
      setWish('open');
      modals.setParams({ add: '1' });
    },
    close: () => {
      setWish('closed');
      modals.setParams({ add: undefined });
    },
    /** Hides the form after success until it is requested again. */
    done: () => {
      setWish('none');
      modals.setParams({ add: undefined });
    },
  };
};

export type AddPanel = ReturnType<typeof useAddPanel>;
