import { useCopy as useKitCopy } from '@fairfront/shared-kit/api/actions';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Copies a secret of the set-up to the clipboard and reports the result. */
export const useCopy = (): ((text: string) => void) => {
  const { t } = useTranslation('ownAccess');
  const copy = useKitCopy();
  return (text) => void copy(text, { copied: t('setUp.copied'), failed: t('setUp.notCopied') });
};
