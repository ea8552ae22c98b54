import { fileNameIssue, type FileNameIssue } from '../common';

/** Maximum size of an order attachment: 5 MB. */
export const attachmentLimit = 5_242_880;

/** Maximum size of a chat file: 10 MB. */
export const chatFileLimit = 10_485_760;

/** Maximum number of files per message. */
export const chatFilesAtOnce = 10;

/** Lower-case extensions accepted in the chat. */
export const chatFileTypes = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const;
/** One of `chatFileTypes`. */
export type ChatFileType = (typeof chatFileTypes)[number];

/** Maximum length of a message, in code points. */
export const messageLength = 4000;

/** Maximum length of a comment of a cart line or an order, in code points. */
export const commentLength = 250;

/** Why a file is rejected; a code of `errors` in the locale files. */
export type FileIssue = 'file_empty' | 'file_too_big' | 'file_type' | FileNameIssue;

/** The lower-case extension of a file name; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Validates a selected file by its name and size; the server checks its content. */
export const chatFileIssue = ({ name, size }: { name: string; size: number }): FileIssue | null => {
  const nameIssue = fileNameIssue(name);
  if (nameIssue) return nameIssue;
  if (!(chatFileTypes as readonly string[]).includes(extensionOf(name))) return 'file_type';
  if (size === 0) return 'file_empty';
  return size > chatFileLimit ? 'file_too_big' : null;
};

/** Validates an order attachment by its name and size. */
export const attachmentIssue = ({ name, size }: { name: string; size: number }) =>
  fileNameIssue(name) ??
  (extensionOf(name) === 'pdf' && size > 0 && size <= attachmentLimit ? null : ('attachment_invalid' as const));
