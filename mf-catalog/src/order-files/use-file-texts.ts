import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import {
  fileLimitText,
  fileRule,
  fileSizeText,
  formatNames,
} from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import type { FileIssue, OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';

/** Texts about files: the accepted formats, and why one is refused. */
export const useFileTexts = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return {
    issueText: ({ code, params }: FileIssue): string =>
      code === 'file_too_big'
        ? t('errors.file_too_big', { size: fileSizeText(params.size, locale), max: fileLimitText(params.max, locale) })
        : t(`errors.${code}`, params),
    ruleText: (type: OrderFileType): string => {
      const rule = fileRule(type);
      const formats = formatNames(rule);
      const max = fileLimitText(rule.maxBytes, locale);
      if (!rule.resolution) return t('files.rule', { formats, max });
      const { width: w, height: h, isExact } = rule.resolution;
      return t(isExact ? 'files.ruleExact' : 'files.ruleWithin', { formats, max, w, h });
    },
    /** The required pixel dimensions, for users who can change them. */
    needText: (type: OrderFileType): string => {
      const { resolution, maxBytes } = fileRule(type);
      if (!resolution) return '';
      const { width: w, height: h, isExact } = resolution;
      return t(isExact ? 'files.needExact' : 'files.needWithin', { w, h, max: fileLimitText(maxBytes, locale) });
    },
    sizeText: (bytes: number): string => fileSizeText(bytes, locale),
  };
};
