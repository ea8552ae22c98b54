import { useEffect, useId, useMemo, useRef } from 'react';
import type { ModalFrame } from '../../platform/modal-frame';

/** The owner's part of a dialog: its title and its answer to a close request. */
export interface DialogOwner {
  title: string;
  onClose: (options?: { force?: boolean }) => void;
  onDirtyChange?: ModalFrame['setDirty'];
}

/**
 * The frame that a dialog hands to its content. Its identity is stable while the handlers of the owner change, so that
 * effects of the content do not run again.
 */
export const useFrameOf = ({ title, onClose, onDirtyChange }: DialogOwner): ModalFrame => {
  const titleId = useId();
  const newest = useRef({ onClose, onDirtyChange });
  useEffect(() => {
    newest.current = { onClose, onDirtyChange };
  });
  return useMemo<ModalFrame>(
    () => ({
      titleId,
      title,
      close: (options) => newest.current.onClose(options),
      setDirty: (dirty) => newest.current.onDirtyChange?.(dirty),
    }),
    [titleId, title],
  );
};
