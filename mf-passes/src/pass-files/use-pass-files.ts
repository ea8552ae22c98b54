import { useAction } from '@fairfront/shared-kit/actions';
import { errorText, printPdf, saveFile, type PrintOutcome } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useKnownErrors } from '../api/use-known-errors';

/** What a person does with a PDF (PASS-193). */
export type FileUse = 'download' | 'print';

const rowOf = (path: string, use: FileUse) => `${use} ${path}`;

/**
 * Fetches PDFs of passes and saves or prints them. While one is on its way its button is busy; a failure is said in the
 * popup with the server's words and leaves the button usable (PASS-194, PASS-197, PASS-198, PASS-252).
 */
export const usePassFiles = () => {
  const { api } = usePlatform();
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  const fetching = useAction<{ path: string; use: FileUse }, PrintOutcome | 'saved'>({
    namespace: 'passes',
    rowOf: ({ path, use }) => rowOf(path, use),
    run: async ({ path, use }) => {
      const file = await api.download(path);
      if (use === 'print') return printPdf(file.blob);
      saveFile(file);
      return 'saved';
    },
    announce: (place) => (place === 'tab' ? t('action.printedInTab') : null),
    errorText: (error) => errorText(error, t, { codes }),
  });
  return {
    fetchFile: (path: string, use: FileUse) => void fetching.run({ path, use }),
    isBusy: (path: string, use: FileUse) => fetching.isBusy(rowOf(path, use)),
  };
};
