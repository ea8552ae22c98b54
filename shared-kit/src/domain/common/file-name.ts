import { textLength } from './text';

/** Longest name of an uploaded file, in characters. */
export const fileNameLength = 200;

/** Why a file cannot be taken by its name; codes of `errors` in the locale files. */
export type FileNameIssue = 'file_name' | 'file_name_long';

/** A name that can be shown and saved: no path, no control, direction or other invisible characters, 1 to 200 characters. */
export const fileNameIssue = (name: string): FileNameIssue | null => {
  if (name.trim() === '' || /[\p{Cc}\p{Cf}/\\]/u.test(name)) return 'file_name';
  return textLength(name) > fileNameLength ? 'file_name_long' : null;
};
