import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineNotice, deadlineOf, type PassKind, type Decision } from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import styles from './pass-list.module.css';

/** Whether the deadline of a kind has passed, which an empty list tells every user. */
const useIssuedTooLate = (kind: PassKind): boolean => {
  const { participation, now } = usePassContext();
  return deadlineNotice(deadlineOf(kind, participation), now, 0)?.state === 'reached-empty';
};

interface EmptyListProps {
  kind: PassKind;
  create: Decision;
  invitation: string | null;
  /** Absent while the form is open beside the list. */
  onAdd: (() => void) | undefined;
}

/** The empty state, with an add button or the reason why passes cannot be added (DESIGN §6). */
export const EmptyList = ({ kind, create, invitation, onAdd }: EmptyListProps) => {
  const { t } = useTranslation('passes');
  const isTooLate = useIssuedTooLate(kind);
  if (isTooLate) {
    return (
      <EmptyState title={t('deadline.reachedEmpty')} className={styles.empty}>
        {kind !== 'car' && t('quota.fullHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('list.empty')}
      className={styles.empty}
      actions={
        create.allowed &&
        onAdd && (
          <Button icon="plus" onClick={onAdd}>
            {t('action.add')}
          </Button>
        )
      }
    >
      {create.allowed && invitation}
    </EmptyState>
  );
};
