import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './tile-note.module.css';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

/** The single line of a pass tile on a narrow window: rejected passes, and the deadline. */
export const TileNote = ({ rejected, children }: { rejected: number; children: string }) => {
  const { t } = useTranslation('passes');
  return (
    <span className={styles.note}>
      {rejected > 0 && (
        <StatusBadge variant="plain" {...passStatusVariant.rejected}>
          {`${t('count.rejected')} ${rejected}`}
        </StatusBadge>
      )}
      <span>{children}</span>
    </span>
  );
};
