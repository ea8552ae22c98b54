import { usePlatform } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { PassRights } from '@fairfront/shared-kit/domain/passes';

/**
 * Whether the form stands beside the list: asked for, or by itself over an empty list, and never without the right to add
 * (PASS-071, PASS-072, PASS-128).
 * @param askedFor by the address (`add=1`)
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
    /** Asked for, and as far as is known it may stand: its place is kept from the start. */
    isAwaited: isLoading && wish === 'open' && rights.create.allowed,
    /** Nobody asked for it: it must not take the focus, nor the place of the list on a phone. */
    isByItself: isOpen && wish === 'none',
    /** The address says so, so that the form stands again after a reload, with its draft (PASS-309). */
    open: () => {
      setWish('open');
      modals.setParams({ add: '1' });
    },
    close: () => {
      setWish('closed');
      modals.setParams({ add: undefined });
    },
    /** After a success the form hides until it is asked for again (PASS-073). */
    done: () => {
      setWish('none');
      modals.setParams({ add: undefined });
    },
  };
};

export type AddPanel = ReturnType<typeof useAddPanel>;
