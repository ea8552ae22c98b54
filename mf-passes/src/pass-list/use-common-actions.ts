import { useTranslation } from '@fairfront/shared-kit/platform';
import { usePassFiles, type FileUse } from '../pass-files/use-pass-files';
import type { RowAction } from './row-actions';

/** What a row says of itself to its actions. */
interface ActionPlace {
  /** Of the person or the vehicle. */
  name: string;
  place: RowAction['place'];
  disabledReason?: string | undefined;
}

/** The actions that rows of all kinds have: the file of the pass to save or print, and a copy (PASS-104, PASS-161, PASS-308). */
export const useCommonActions = () => {
  const { t } = useTranslation('passes');
  const files = usePassFiles();
  const onFile = (path: string, use: FileUse) => ({
    busy: files.isBusy(path, use),
    onSelect: () => files.fetchFile(path, use),
  });
  return {
    /** The rest of an action that fetches a file. */
    onFile,
    download: (path: string, { name, ...rest }: ActionPlace): RowAction => ({
      id: 'download',
      icon: 'download',
      label: t('action.download', { name }),
      short: t('action.downloadShort'),
      ...rest,
      ...onFile(path, 'download'),
    }),
    print: (path: string, { name, ...rest }: ActionPlace): RowAction => ({
      id: 'print',
      icon: 'printer',
      label: t('action.print', { name }),
      short: t('action.printShort'),
      ...rest,
      ...onFile(path, 'print'),
    }),
    copy: (onSelect: () => void, { name, ...rest }: ActionPlace): RowAction => ({
      id: 'copy',
      icon: 'copy',
      label: t('action.copy', { name }),
      short: t('action.copyShort'),
      ...rest,
      onSelect,
    }),
  };
};
