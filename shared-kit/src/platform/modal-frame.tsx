import { createContext, useContext, useEffect } from 'react';

/**
 * Decides itself whether the dialog may close, for example by saving first: true lets it close. The signal withdraws the
 * question once the dialog is gone by another way.
 */
export type ClosingGuard = (withdrawn: AbortSignal) => Promise<boolean>;

/** The dialog that the shell has drawn around a modal of a remote. */
export interface ModalFrame {
  /** Id of the element that names the dialog: the kit's `ModalHeader` takes it for its title. */
  titleId: string;
  /** The title of the manifest in the current language. */
  title: string;
  /** Level of the title where the frame stands in the text of a page, 1 to 4; 2 in a dialog. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** It stands in the text of a page and cannot be closed: there is no close button. */
  isInline?: boolean;
  close: (options?: { force?: boolean }) => void;
  /** Whether closing would lose input, or the guard that is asked instead of the common question (SHELL-108). */
  setDirty: (dirty: boolean | ClosingGuard) => void;
}

/** The frame that the shell puts around a modal; null outside of one. */
export const ModalFrameContext = createContext<ModalFrame | null>(null);

/** The frame of the modal that this component is drawn in. */
export const useModalFrame = (): ModalFrame => {
  const frame = useContext(ModalFrameContext);
  if (!frame) throw new Error('useModalFrame is called outside of a modal');
  return frame;
};

/**
 * Reports to the frame whether closing would lose input, so that it asks first (SHELL-108).
 * @param dirty a guard keeps its identity between renders
 */
export const useModalDirty = (dirty: boolean | ClosingGuard): void => {
  const { setDirty } = useModalFrame();
  useEffect(() => {
    setDirty(dirty);
    return () => setDirty(false);
  }, [dirty, setDirty]);
};
