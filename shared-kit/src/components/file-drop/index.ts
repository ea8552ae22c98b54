export { FileDrop, type FileDropProps } from './file-drop';
export { FileRow, type FileItem, type FileRowProps } from './file-row';
export { extensionOf, refusalOf, typeNames, type FileRefusal, type FileRules } from './file-rules';
export { useFileUploads, type FileUploadsOptions, type UploadFile } from './use-file-uploads';
