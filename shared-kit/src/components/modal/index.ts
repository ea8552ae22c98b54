export { Modal, type ModalProps } from './modal';
export {
  ModalBody,
  ModalFooter,
  ModalHeader,
  type ModalBodyProps,
  type ModalFooterProps,
  type ModalHeaderProps,
} from './modal-parts';
export { ModalSide, ModalSplit, type ModalSideProps, type ModalSplitProps } from './modal-split';
