import { fileNameIssue } from '../common';
/** Subjects of publication requests. */
export const publicationTypes = ['product', 'news'] as const;
/** One of `publicationTypes`. */
export type PublicationType = (typeof publicationTypes)[number];

/** The statuses of a request, in workflow order. */
export const publicationStatuses = ['new', 'in_work', 'rejected', 'posted'] as const;
/** One of `publicationStatuses`. */
export type PublicationStatus = (typeof publicationStatuses)[number];

/** The statuses of requests that wait for the organiser. */
export const openPublicationStatuses: readonly PublicationStatus[] = ['new', 'in_work'];

/** Maximum text lengths of a request in code points; the last is the organiser's comment. */
export const publicationLimits = { title: 200, text: 5000, comment: 1000 } as const;

/** Rules for the file of a request. */
export const publicationFileRules = {
  types: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
  limit: 10_485_760,
} as const satisfies { types: readonly string[]; limit: number };
/** One of the extensions. */
export type PublicationFileType = (typeof publicationFileRules)['types'][number];

/** What is known about a file without reading its content. */
export interface PublicationFileFacts {
  name: string;
  size: number;
}

/** The extension of a file name in small letters, empty without one. */
export const publicationExtension = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const isPublicationFile = (extension: string): extension is PublicationFileType =>
  (publicationFileRules.types as readonly string[]).includes(extension);

/**
 * Why a file is rejected by its name and size; null if it is accepted. The server also checks the content.
 */
export const publicationFileIssue = ({ name, size }: PublicationFileFacts): string | null => {
  const nameIssue = fileNameIssue(name);
  if (nameIssue) return nameIssue;
  if (!isPublicationFile(publicationExtension(name))) return 'file_type';
  if (size === 0) return 'file_empty';
  return size > publicationFileRules.limit ? 'file_too_big' : null;
};

/** Normalises a text before it is validated, sent and stored: trimmed, with one kind of line ending. */
export const publicationText = (typed: string): string => typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim();
