import { useTranslation } from '@fairfront/shared-kit/platform';
import { usePassFiles, type FileUse } from '../pass-files/use-pass-files';
import type { RowAction } from './row-actions';

/** The data of a row that its actions need. */
interface ActionPlace {
  /** The name of the person or the number of the vehicle. */
  name: string;
  place: RowAction['place'];
  disabledReason?: string | undefined;
}

/** The actions common to rows of all kinds: save or print the pass file, and copy. */
export const useCommonActions = () => {
  const { t } = useTranslation('passes');
  const files = usePassFiles();
  const onFile = (path: string, use: FileUse) => ({
    busy: files.isBusy(path, use),
    onSelect: () => files.fetchFile(path, use),
  });
  return {
    /** The common part of an action that fetches a file. */
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
