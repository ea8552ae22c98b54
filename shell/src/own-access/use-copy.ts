import { useAction } from '@fairfront/shared-kit/actions';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Puts a text into the clipboard and says whether it is there. */
export const useCopy = (): ((text: string) => void) => {
  const { t } = useTranslation('ownAccess');
  const copying = useAction<string>({
    namespace: 'ownAccess',
    run: (text) => navigator.clipboard.writeText(text),
    announce: () => t('setUp.copied'),
    errorText: () => t('setUp.notCopied'),
  });
  return (text) => void copying.run(text);
};
