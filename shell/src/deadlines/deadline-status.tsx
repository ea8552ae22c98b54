import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ShownDeadline } from './deadlines.model';
import styles from './deadline-row.module.css';

/** The progress of a deadline: what to correct, counted cells, or the outcome in one word. */
export const DeadlineStatus = ({ deadline }: { deadline: ShownDeadline }) => {
  const { t } = useTranslation('deadlines');
  const { group, state, edge, progress, is_optional, detail } = deadline;
  if (group === 'passed') {
    return state === 'done' ? (
      <StatusBadge variant="plain" tone="success" icon="check-circle">
        {t(edge === 'from' ? 'status.opened' : 'status.inTime')}
      </StatusBadge>
    ) : (
      <StatusBadge variant="plain" tone="neutral" icon="minus-circle">
        {t('status.closed')}
      </StatusBadge>
    );
  }
  if (group === 'ahead') {
    return (
      <StatusBadge variant="plain" tone="success" icon="check-circle">
        {t(`status.${detail.code}`, { count: detail.count, defaultValue: t('status.done') })}
      </StatusBadge>
    );
  }
  if (detail.code === 'fix') {
    return (
      <StatusBadge variant="plain" tone="danger" icon="cross-circle">
        {t('status.fix', { count: detail.count })}
      </StatusBadge>
    );
  }
  if (detail.code === 'printable') {
    return (
      <StatusBadge variant="plain" tone="info" icon="printer">
        {t('status.printing')}
      </StatusBadge>
    );
  }
  if (progress && progress.total > 0) {
    const done = progress.accepted + progress.waiting;
    return (
      <div>
        <QuotaMeter
          total={progress.total}
          accepted={progress.accepted}
          waiting={progress.waiting}
          label={t('status.meter', { done, total: progress.total })}
          legend={false}
        />
        <div className={styles.count} aria-hidden="true">
          {t('status.meter', { done, total: progress.total })}
        </div>
      </div>
    );
  }
  return (
    <StatusBadge
      variant="plain"
      tone={is_optional ? 'neutral' : 'warning'}
      icon={is_optional ? 'minus-circle' : 'clock'}
    >
      {t(is_optional ? 'status.optional' : 'status.todo')}
    </StatusBadge>
  );
};
