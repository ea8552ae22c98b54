import { formatFileSize } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/model';

/** What a logo may be (ACC-034 to ACC-036); one place for screen and server. */
export const logoLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  types: ['image/png', 'image/jpeg'],
  bytes: 2_097_152,
  /** Pixels of each side. */
  side: 1024,
} as const;

/** Why a logo is refused, with the facts that its text names. */
export type LogoIssue =
  | { code: 'logo_format' | 'logo_encoding' | 'logo_save' | 'logo_info' }
  | { code: 'logo_too_big'; bytes: number }
  | { code: 'logo_resolution'; width: number; height: number };

export interface LogoFile {
  name: string;
  type: string;
  size: number;
}

/** Format and size, in this order, from what is known without opening the file (ACC-034, ACC-035, ACC-037). */
export const logoFileIssue = ({ name, type, size }: LogoFile): LogoIssue | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const isAllowed = (list: readonly string[], value: string) => list.includes(value);
  if (!isAllowed(logoLimits.extensions, extension) || !isAllowed(logoLimits.types, type))
    return { code: 'logo_format' };
  return logoSizeIssue(size);
};

/** A file of exactly the limit fits (ACC-035). */
export const logoSizeIssue = (bytes: number): LogoIssue | null =>
  bytes > logoLimits.bytes ? { code: 'logo_too_big', bytes } : null;

/** The sides of the picture, judged last (ACC-036, ACC-037). */
export const logoResolutionIssue = ({ width, height }: { width: number; height: number }): LogoIssue | null =>
  width > logoLimits.side || height > logoLimits.side ? { code: 'logo_resolution', width, height } : null;

const tenthOfMegabyte = 1_048_576 / 10;
/** Rounded up to what is shown, so that a size above the limit never reads like the limit itself. */
export const aboveLimit = (bytes: number): number => Math.ceil(bytes / tenthOfMegabyte) * tenthOfMegabyte;

type Texts = Readonly<Record<Locale, string>>;

const plain: Record<Exclude<LogoIssue['code'], 'logo_too_big' | 'logo_resolution'>, Texts> = {
  logo_encoding: { en: 'The image could not be read', ru: 'Не удалось прочитать изображение' },
  logo_format: { en: 'Invalid format, use PNG or JPG', ru: 'Неподходящий формат. Выберите PNG или JPG' },
  logo_save: { en: 'Could not save the logo', ru: 'Не удалось сохранить логотип' },
  logo_info: { en: 'Could not update the logo information', ru: 'Не удалось обновить данные логотипа' },
};

/** The words of an issue, the same on screen and server (ACC-043, ACC-044). */
export const logoIssueTexts = (issue: LogoIssue): Texts => {
  switch (issue.code) {
    case 'logo_too_big': {
      const size = (locale: Locale) => formatFileSize(aboveLimit(issue.bytes), locale);
      return {
        en: `The file is too big: ${size('en')}. The limit is 2\u00a0MB`,
        ru: `Файл слишком большой: ${size('ru')}. Допустимо не более 2\u00a0МБ`,
      };
    }
    case 'logo_resolution': {
      const { width, height } = issue;
      return {
        en: `The image is ${width}×${height} px, the limit is 1024×1024 px`,
        ru: `Изображение ${width}×${height} пикселей, допустимо не более 1024×1024`,
      };
    }
    default:
      return plain[issue.code];
  }
};
