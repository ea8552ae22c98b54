import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** Puts a text into the clipboard and says whether it is there. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation('ownAccess');
  const { messages } = usePlatform();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      messages.notice(t('setUp.copied'));
    } catch {
      messages.error(t('setUp.notCopied'));
    }
  };
};
