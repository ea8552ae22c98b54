import { useTranslation } from '../../platform/facade';
import { faultsOf, verdictOf, type CheckRow } from './check-row';

/** The verdict on a line in words. */
export const useVerdictWords = () => {
  const { t } = useTranslation('kitParts');
  return (row: CheckRow): string => {
    switch (verdictOf(row)) {
      case 'faulty':
        return t('checkGrid.faults', { count: faultsOf(row) });
      case 'doubtful':
        return row.doubt?.text ?? '';
      case 'skipped':
        return t('checkGrid.skipped');
      case 'mended':
        return t('checkGrid.mended');
      case 'ready':
        return t('checkGrid.ready');
    }
  };
};
