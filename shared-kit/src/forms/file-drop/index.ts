export { FormFileDrop, type FormFileDropProps } from './form-file-drop';
