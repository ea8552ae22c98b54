import { formatUnit } from '../../../platform/formats';
import { fileNameIssue, type FileNameIssue, type Locale } from '../../common';
import type { OrderDocumentKind, PackageFileType } from '../order-file-kinds';
import type { PictureColour } from './picture-header';

/** Every file of an order: package files and documents. */
export type OrderFileType = PackageFileType | OrderDocumentKind;

/** The type of a file's content, whatever its name; null: unknown. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'zip' | 'doc' | 'docx';

/** The rules of one file type. */
export interface FileRule {
  /** Lower-case extensions without a dot. */
  extensions: readonly string[];
  /** Maximum size in bytes, inclusive. */
  maxBytes: number;
  /** Above this size it is accepted with a notice. */
  noticeBytes?: number;
  /** Pixels, matched exactly by both sides or not exceeded by either. */
  resolution?: { width: number; height: number; isExact: boolean };
}

const megabyte = 1_048_576;
const pictures = ['png', 'jpg', 'jpeg'] as const;

const rules: Record<OrderFileType, FileRule> = {
  logo: {
    extensions: pictures,
    maxBytes: 2 * megabyte,
    resolution: { width: 1024, height: 1024, isExact: false },
  },
  'company-cover': {
    extensions: pictures,
    maxBytes: 10 * megabyte,
    resolution: { width: 1920, height: 720, isExact: true },
  },
  presentation: { extensions: ['pdf'], maxBytes: 10 * megabyte },
  graphics: { extensions: [...pictures, 'zip'], maxBytes: 10 * megabyte },
  confirmation: { extensions: ['pdf'], maxBytes: 10 * megabyte, noticeBytes: 5 * megabyte },
  requisites: { extensions: ['doc', 'docx'], maxBytes: 10 * megabyte },
};

/** The rules of a type: formats, bytes and resolution. */
export const fileRule = (type: OrderFileType): FileRule => rules[type];

/** What is known about a file; dimensions and content only once it has been opened. */
export interface CheckedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Width of a picture in pixels. */
  width?: number;
  height?: number;
  /** Absent if the content has not been read. */
  kind?: FileKind | null;
  /** Of a picture; no rule uses it. */
  colour?: PictureColour;
  /** Of a PDF; no rule uses it. */
  pages?: number;
}

/**
 * Why a file is rejected; `errors.<code>` in the locale files. Bytes are for `fileSizeText`, formats are ready for
 * display.
 */
export type FileIssue =
  | { code: FileNameIssue | 'file_empty'; params: Readonly<Record<string, never>> }
  | { code: 'file_type'; params: { formats: string } }
  | { code: 'file_too_big'; params: { size: number; max: number } }
  | { code: 'image_unreadable'; params: Readonly<Record<string, never>> }
  | { code: 'image_too_large' | 'image_not_exact'; params: { w: number; h: number; aw: number; ah: number } };

const kindsOfExtensions: Readonly<Record<string, FileKind>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pdf: 'pdf',
  zip: 'zip',
  doc: 'doc',
  docx: 'docx',
};

const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const hasKind = ({ name, kind }: CheckedFile): boolean =>
  kind === undefined || kindsOfExtensions[extensionOf(name)] === kind;

const resolutionIssue = ({ resolution }: FileRule, { width: aw, height: ah }: CheckedFile): FileIssue | null => {
  if (!resolution || aw === undefined || ah === undefined) return null;
  const { width: w, height: h, isExact } = resolution;
  if (!(aw > 0 && ah > 0)) return { code: 'image_unreadable', params: {} };
  if (isExact) return aw === w && ah === h ? null : { code: 'image_not_exact', params: { w, h, aw, ah } };
  return aw <= w && ah <= h ? null : { code: 'image_too_large', params: { w, h, aw, ah } };
};

/** Formats of a type for display: "PNG, JPG". jpg and jpeg are shown as one. */
export const formatNames = ({ extensions }: FileRule): string =>
  extensions
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase())
    .join(', ');

/**
 * Validates a file by what is known about it: name, type, size, then resolution. Used by screen
 * and server; the server has read the content. Null if it is valid.
 */
export const fileIssue = (type: OrderFileType, file: CheckedFile): FileIssue | null => {
  const rule = fileRule(type);
  const nameIssue = fileNameIssue(file.name);
  if (nameIssue) return { code: nameIssue, params: {} };
  if (!rule.extensions.includes(extensionOf(file.name)) || !hasKind(file))
    return { code: 'file_type', params: { formats: formatNames(rule) } };
  if (file.size === 0) return { code: 'file_empty', params: {} };
  if (file.size > rule.maxBytes) return { code: 'file_too_big', params: { size: file.size, max: rule.maxBytes } };
  return resolutionIssue(rule, file);
};

/** Whether an accepted file gets the notice that it is larger than 5 MB. */
export const isLargeButAccepted = (type: OrderFileType, size: number): boolean => {
  const { noticeBytes, maxBytes } = fileRule(type);
  return noticeBytes !== undefined && size > noticeBytes && size <= maxBytes;
};

/** File size in KB with two decimals: «153,27 КБ», "153.27 KB". */
export const fileSizeText = (bytes: number, locale: Locale): string => formatUnit(bytes / 1024, 'kilobyte', locale, 2);

/** A limit in whole MB: «10 МБ», "10 MB". */
export const fileLimitText = (bytes: number, locale: Locale): string =>
  formatUnit(bytes / megabyte, 'megabyte', locale, 0);
