export { Modal, type ModalProps } from './modal';
export {
  ModalBody,
  ModalFooter,
  ModalHeader,
  type ModalBodyProps,
  type ModalFooterProps,
  type ModalHeaderProps,
} from './modal-parts';
export { useSideScreen, type SideBySide } from './use-side-screen';
export { ModalSide, ModalSplit, type ModalSideProps, type ModalSplitProps } from './modal-split';
