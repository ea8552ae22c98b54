import type { ReactNode } from 'react';
import { Modal } from '../modal';
import type { DialogOwner } from '../modal/use-frame-of';

/** The props of `Drawer`. */
export interface DrawerProps extends DialogOwner {
  open: boolean;
  children: ReactNode;
}

/**
 * A dialog at the right edge, for a chat or a history on a page (DESIGN §5); a sheet below 740 px. Same rules and same parts as
 * `Modal`: `ModalHeader`, `ModalBody`, `ModalFooter`, the dirty guard of its owner.
 */
export const Drawer = (props: DrawerProps) => <Modal {...props} size="drawer" />;
