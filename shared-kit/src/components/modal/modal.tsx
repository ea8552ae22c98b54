import type { CSSProperties, ReactNode } from 'react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names';
import { ModalFrameContext, type ModalFrame } from '../../platform/modal-frame';
import type { ModalHeight, ModalSize } from '../../platform/names';
import styles from './modal.module.css';
import { ActingNote } from './acting-note';
import { useFrameOf } from './use-frame-of';

/** The props of `Modal`. */
export interface ModalProps {
  open: boolean;
  size?: ModalSize;
  /** Room from the first frame; without it the dialog is as high as its content. */
  height?: ModalHeight;
  /** Names the dialog; `ModalHeader` shows it. */
  title: string;
  /**
   * Close button, Escape, a press on the scrim, or the content asks to close. Whoever holds `open` decides; a dirty form is
   * asked about first unless `force`.
   */
  onClose: (options?: { force?: boolean }) => void;
  /** The content says whether closing would lose input (`useModalDirty`). */
  onDirtyChange?: ModalFrame['setDirty'];
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The text that describes the question of an `alertdialog`. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * The dialog around a modal: scrim, panel, focus kept inside and given back, page behind still. It gives `ModalFrame` to its
 * content, so that header, forms and the kit's parts find the title and the way to close. While it fades out (200 ms), the
 * children must stay.
 */
export const Modal = ({
  open,
  size = 'md',
  height,
  title,
  onClose,
  onDirtyChange,
  role = 'dialog',
  describedBy,
  children,
}: ModalProps) => {
  const frame = useFrameOf({ title, onClose, onDirtyChange });
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={role === 'dialog'}
      className={classNames(styles.scrim, size === 'drawer' && styles.toEdge, role === 'alertdialog' && styles.above)}
    >
      <AriaModal
        className={classNames(styles.panel, styles[size], height === 'full' && styles.full)}
        style={typeof height === 'number' ? ({ '--reserved': `${height}px` } as CSSProperties) : undefined}
      >
        <Dialog
          role={role}
          aria-label={title}
          aria-labelledby={frame.titleId}
          aria-describedby={describedBy}
          className={styles.dialog}
        >
          <ActingNote />
          <ModalFrameContext value={frame}>{children}</ModalFrameContext>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
