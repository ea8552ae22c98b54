import { createContext, useContext, useEffect } from 'react';

/**
 * Decides whether the dialog may close, for example by saving first: true allows it. The signal withdraws the question
 * if the dialog is closed in another way.
 */
export type ClosingGuard = (withdrawn: AbortSignal) => Promise<boolean>;

/** The dialog that the shell renders around a modal of a remote. */
export interface ModalFrame {
  /** Id of the element that labels the dialog: the kit's `ModalHeader` sets it on its title. */
  titleId: string;
  /** The title of the manifest in the current language. */
  title: string;
  /** Heading level of the title if the frame is inline in a page, 1 to 4; 2 in a dialog. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** It is inline in a page and cannot be closed: there is no close button. */
  isInline?: boolean;
  close: (options?: { force?: boolean }) => void;
  /** Whether closing would lose input, or a guard to call instead of the default question. */
  setDirty: (dirty: boolean | ClosingGuard) => void;
}

/** The frame that the shell renders around a modal; null outside one. */
export const ModalFrameContext = createContext<ModalFrame | null>(null);

/** The frame of the modal that contains this component. */
export const useModalFrame = (): ModalFrame => {
  const frame = useContext(ModalFrameContext);
  if (!frame) throw new Error('useModalFrame is called outside of a modal');
  return frame;
};

/**
 * Tells the frame whether closing would lose input, so that it asks first.
 * @param dirty a guard must be the same function in all renders
 */
export const useModalDirty = (dirty: boolean | ClosingGuard): void => {
  const { setDirty } = useModalFrame();
  useEffect(() => {
    setDirty(dirty);
    return () => setDirty(false);
  }, [dirty, setDirty]);
};
