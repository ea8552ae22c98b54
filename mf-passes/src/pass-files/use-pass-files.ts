import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText, printPdf, saveFile, type PrintOutcome } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useKnownErrors } from '../api/use-known-errors';

/** The two uses of a PDF. */
export type FileUse = 'download' | 'print';

const rowOf = (path: string, use: FileUse) => `${use} ${path}`;

/**
 * Fetches pass PDFs and saves or prints them. A button is busy during its request; a failure shows the server's message in
 * the popup and leaves the button usable.
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
