import { fileNameIssue, type FileNameIssue } from '../../model';

/** Largest attachment of an order: 5 MB (SVC-079, SVC-080). */
export const attachmentLimit = 5_242_880;

/** Largest file of a chat message: 10 MB (SVC-121). */
export const chatFileLimit = 10_485_760;

/** How many files one message takes (SVC-121). */
export const chatFilesAtOnce = 10;

/** Extensions that the chat takes, in small letters (SVC-121). */
export const chatFileTypes = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip'] as const;
/** One of `chatFileTypes`. */
export type ChatFileType = (typeof chatFileTypes)[number];

/** Longest text of a message, in code points (SVC-121). */
export const messageLength = 4000;

/** Longest comment of a cart line and of an order, in code points (SVC-074, SVC-078). */
export const commentLength = 250;

/** Why a file is refused; a code of `errors` in the locale files. */
export type FileIssue = 'file_empty' | 'file_too_big' | 'file_type' | FileNameIssue;

/** The extension of a file name in small letters, empty without one. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What is wrong with a chosen file by its name and size; its content is the server's to check (SVC-121, SVC-157). */
export const chatFileIssue = ({ name, size }: { name: string; size: number }): FileIssue | null => {
  const nameIssue = fileNameIssue(name);
  if (nameIssue) return nameIssue;
  if (!(chatFileTypes as readonly string[]).includes(extensionOf(name))) return 'file_type';
  if (size === 0) return 'file_empty';
  return size > chatFileLimit ? 'file_too_big' : null;
};

/** What is wrong with a file that is attached to an order, by its name and size (SVC-079, SVC-080). */
export const attachmentIssue = ({ name, size }: { name: string; size: number }) =>
  fileNameIssue(name) ??
  (extensionOf(name) === 'pdf' && size > 0 && size <= attachmentLimit ? null : ('attachment_invalid' as const));
