import { useTranslation } from '@fairfront/shared-kit/platform';
import { errorsOf, resultOf, type CheckRow } from './check-row';

/** The result of a row as text. */
export const useResultLabels = () => {
  const { t } = useTranslation('passes');
  return (row: CheckRow): string => {
    switch (resultOf(row)) {
      case 'invalid':
        return t('checkGrid.errors', { count: errorsOf(row) });
      case 'doubtful':
        return row.doubt?.text ?? '';
      case 'skipped':
        return t('checkGrid.skipped');
      case 'edited':
        return t('checkGrid.edited');
      case 'ready':
        return t('checkGrid.ready');
    }
  };
};
