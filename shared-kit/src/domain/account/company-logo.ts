import { formatFileSize } from '../../platform/formats';
import type { Locale } from '../common';

/** Limits of a logo, shared by screen and server. */
export const logoLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  types: ['image/png', 'image/jpeg'],
  bytes: 2_097_152,
  /** Pixels per side. */
  side: 1024,
} as const;

/** Why a logo is rejected, with the values that its text needs. */
export type LogoIssue =
  | { code: 'logo_format' | 'logo_encoding' | 'logo_save' | 'logo_info' }
  | { code: 'logo_too_big'; bytes: number }
  | { code: 'logo_resolution'; width: number; height: number };

export interface LogoFile {
  name: string;
  type: string;
  size: number;
}

/** Checks format and size, in this order, without opening the file. */
export const logoFileIssue = ({ name, type, size }: LogoFile): LogoIssue | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isAllowed = (list: readonly string[], value: string) => list.includes(value);
  if (!isAllowed(logoLimits.extensions, extension) || !isAllowed(logoLimits.types, type))
    return { code: 'logo_format' };
  return logoSizeIssue(size);
};

/** A file of exactly the limit is accepted. */
export const logoSizeIssue = (bytes: number): LogoIssue | null =>
  bytes > logoLimits.bytes ? { code: 'logo_too_big', bytes } : null;

/** Checks the dimensions of the picture last. */
export const logoResolutionIssue = ({ width, height }: { width: number; height: number }): LogoIssue | null =>
  width > logoLimits.side || height > logoLimits.side ? { code: 'logo_resolution', width, height } : null;

const tenthOfMegabyte = 1_048_576 / 10;
/** Rounds up to the shown precision, so that a size above the limit never reads like the limit itself. */
export const aboveLimit = (bytes: number): number => Math.ceil(bytes / tenthOfMegabyte) * tenthOfMegabyte;

/** Text key of an issue in the locale files: three have the names of the specification. */
export const logoTextKeys: Record<LogoIssue['code'], string> = {
  logo_format: 'event.companyProfile.modal.logoFormat',
  logo_too_big: 'event.companyProfile.modal.logoSize',
  logo_resolution: 'event.companyProfile.modal.logoResolution',
  logo_encoding: 'errors.logo_encoding',
  logo_save: 'errors.logo_save',
  logo_info: 'errors.logo_info',
};

/** Values for the text of an issue. */
export const logoTextValues = (issue: LogoIssue, locale: Locale): Record<string, string | number> => {
  switch (issue.code) {
    case 'logo_too_big':
      return { size: formatFileSize(aboveLimit(issue.bytes), locale) };
    case 'logo_resolution':
      return { width: issue.width, height: issue.height };
    default:
      return {};
  }
};
