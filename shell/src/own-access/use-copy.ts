import { useCopy as useKitCopy } from '@fairfront/shared-kit/actions';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Puts a secret of the set-up into the clipboard and says whether it is there. */
export const useCopy = (): ((text: string) => void) => {
  const { t } = useTranslation('ownAccess');
  const copy = useKitCopy();
  return (text) => void copy(text, { copied: t('setUp.copied'), failed: t('setUp.notCopied') });
};
