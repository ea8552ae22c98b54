import { chatFileIssue, chatFilesAtOnce, type FileIssue } from '../../domain/services/order-files';

/** Why a file is rejected; `too_many_files` stands for all files beyond the limit. */
export interface FileRefusal {
  name: string;
  code: FileIssue | 'too_many_files';
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The list with the valid new files, and the rejected ones with the reason, by name and size. */
export const withFiles = (
  chosen: readonly File[],
  added: readonly File[],
): { files: File[]; refused: FileRefusal[] } => {
  const files = [...chosen];
  const refused: FileRefusal[] = [];
  for (const file of added) {
    if (files.some((known) => isSameFile(known, file))) continue;
    const issue = chatFileIssue(file);
    if (issue) refused.push({ name: file.name, code: issue });
    else if (files.length >= chatFilesAtOnce) refused.push({ name: file.name, code: 'too_many_files' });
    else files.push(file);
  }
  return { files, refused };
};
