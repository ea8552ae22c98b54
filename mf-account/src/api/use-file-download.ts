import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { usePlatform } from '@fairfront/shared-kit/platform';

/** Downloads files by path, one request per file at a time; a failure shows in the popup. */
export const useFileDownload = () => {
  const { api } = usePlatform();
  const saving = useAction<string, void>({
    namespace: 'account',
    rowOf: (path) => path,
    run: async (path) => saveFile(await api.download(path)),
  });
  return {
    download: (path: string) => void saving.run(path),
    isRunning: (path: string) => saving.isBusy(path),
  };
};
/** The result of `useFileDownload`. */
export type FileDownload = ReturnType<typeof useFileDownload>;
