import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './passes.module.css';
import type { NamedPass } from './use-decisions';

interface SelectedActionsProps {
  passes: readonly NamedPass[];
  /** The number of filtered passes. */
  total: number;
  isChoosingAll: boolean;
  onChooseAll: () => void;
  onClear: () => void;
  onReject: () => void;
  onAccept: () => void;
}

/** The actions for the selected passes. */
export const SelectedActions = (props: SelectedActionsProps) => {
  const { passes, total, isChoosingAll, onChooseAll, onClear, onReject, onAccept } = props;
  const { t } = useTranslation('desk');
  const remarked = passes.filter(({ hints }) => hints.some(({ kind }) => kind !== 'visa-complete')).length;
  return (
    <div className={styles.selected}>
      <span className={styles.remarks}>
        {remarked > 0 ? t('selected.remarked', { count: remarked }) : t('selected.clean')}
      </span>
      {total > passes.length && (
        <Button variant="text" size="sm" busy={isChoosingAll} onClick={onChooseAll}>
          {t('selected.all', { total })}
        </Button>
      )}
      <Button variant="text" size="sm" onClick={onClear}>
        {t('selected.clear')}
      </Button>
      <Button size="sm" onClick={onReject}>
        {t('reject.open')}
      </Button>
      <Button size="sm" icon="check" onClick={onAccept}>
        {t('selected.accept', { count: passes.length })}
      </Button>
    </div>
  );
};
