import type { CSSProperties, ReactNode } from 'react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { ModalFrameContext } from '../../platform/modal-frame';
import { useFrameOf, type DialogOwner } from '../modal/use-frame-of';
import styles from './drawer.module.css';

export interface DrawerProps extends DialogOwner {
  open: boolean;
  /** px; a sheet of full height below 740. */
  width?: number;
  children: ReactNode;
}

/**
 * A dialog at the right edge, for a chat or a history (DESIGN §5). Same rules and same parts as `Modal`: `ModalHeader`,
 * `ModalBody`, `ModalFooter`, the dirty guard of its owner.
 */
export const Drawer = ({ open, width = 560, children, ...owner }: DrawerProps) => {
  const frame = useFrameOf(owner);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) owner.onClose();
      }}
      isDismissable
      className={styles.scrim}
    >
      <AriaModal className={styles.panel} style={{ '--width': `${width}px` } as CSSProperties}>
        <Dialog aria-label={owner.title} aria-labelledby={frame.titleId} className={styles.dialog}>
          <ModalFrameContext value={frame}>{children}</ModalFrameContext>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
