import { useParticipant, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { carPassFile, type CarFile } from '../api/car-passes';
import { carPassDownload } from '../model';
import { usePassFiles, type FileUse } from '../pass-files/use-pass-files';
import type { RowAction } from '../pass-list/row-actions';

/**
 * What can be done with a pass of a vehicle beside deleting it: the pass and the form D03 to save or print, and a copy
 * (PASS-161 to PASS-163).
 * @param onCopy absent while the form may not be shown (PASS-168)
 */
export const useCarActions = (onCopy: ((pass: CarPass) => void) | undefined) => {
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const files = usePassFiles();

  return (pass: CarPass): RowAction[] => {
    const name = pass.car_number;
    const fileAction = (file: CarFile, use: FileUse) => {
      const path = carPassFile(id, pass.id, file);
      return { busy: files.isBusy(path, use), onSelect: () => files.fetchFile(path, use) };
    };
    const copy: RowAction[] = onCopy
      ? [
          {
            id: 'copy',
            icon: 'copy',
            label: t('action.copy', { name }),
            short: t('action.copyShort'),
            place: 'table',
            onSelect: () => onCopy(pass),
          },
        ]
      : [];
    if (!carPassDownload(pass).allowed) return copy;
    return [
      {
        id: 'download',
        icon: 'download',
        label: t('action.download', { name }),
        short: t('action.downloadShort'),
        place: 'always',
        ...fileAction('pass', 'download'),
      },
      {
        id: 'd03',
        icon: 'file',
        label: t('car.downloadD03Of', { name }),
        short: t('car.downloadD03'),
        place: 'table',
        ...fileAction('d03', 'download'),
      },
      {
        id: 'print',
        icon: 'printer',
        label: t('action.print', { name }),
        short: t('action.printShort'),
        place: 'menu',
        ...fileAction('pass', 'print'),
      },
      {
        id: 'print-d03',
        icon: 'printer',
        label: t('car.printD03'),
        short: t('car.printD03'),
        place: 'menu',
        ...fileAction('d03', 'print'),
      },
      ...copy,
    ];
  };
};
