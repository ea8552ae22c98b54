export { UndoToast, type UndoToastProps } from './undo-toast';
