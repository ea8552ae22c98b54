import { useParticipation, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { carPassFile } from '../api/car-passes';
import { carPassDownload } from '@fairfront/shared-kit/domain/passes';
import type { RowAction } from '../pass-list/row-actions';
import { useCommonActions } from '../pass-list/use-common-actions';

/**
 * The actions on a car pass besides deletion: save or print the pass and the form D03, and copy.
 * @param onCopy absent while the form is unavailable
 */
export const useCarActions = (onCopy: ((pass: CarPass) => void) | undefined) => {
  const { t } = useTranslation('passes');
  const { id } = useParticipation();
  const common = useCommonActions();

  return (pass: CarPass): RowAction[] => {
    const name = pass.car_number;
    const copy = onCopy ? [common.copy(() => onCopy(pass), { name, place: 'table' })] : [];
    if (!carPassDownload(pass).allowed) return copy;
    const file = carPassFile(id, pass.id, 'pass');
    const d03 = carPassFile(id, pass.id, 'd03');
    return [
      common.download(file, { name, place: 'always' }),
      {
        id: 'd03',
        icon: 'file',
        label: t('car.downloadD03Of', { name }),
        short: t('car.downloadD03'),
        place: 'table',
        ...common.onFile(d03, 'download'),
      },
      common.print(file, { name, place: 'menu' }),
      {
        id: 'print-d03',
        icon: 'printer',
        label: t('car.printD03'),
        short: t('car.printD03'),
        place: 'menu',
        ...common.onFile(d03, 'print'),
      },
      ...copy,
    ];
  };
};
