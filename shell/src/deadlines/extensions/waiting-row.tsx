import { deadlineIcons } from '@fairfront/shared-kit/domain/participations';
import { useAction } from '@fairfront/shared-kit/api/actions';
import type { ExtensionRequest } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useAccess, useLocale, usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { TargetLink } from '../../routing/target-link';
import { deadlineTarget } from '../deadline-target';
import { useDeadlineTexts } from '../use-deadline-texts';
import styles from '../deadline-row.module.css';
import type { ExtensibleDeadline } from './extensions.model';
import { deadlineKeys } from '../query-keys';

interface WaitingRowProps {
  deadline: ExtensibleDeadline;
  request: ExtensionRequest;
  participation: Participation;
}

/** A deadline whose extension request is waiting for the organiser; the request can be withdrawn. */
export const WaitingRow = ({ deadline, request, participation }: WaitingRowProps) => {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  const { api, now } = usePlatform();
  const { canWrite } = useAccess();
  const { id, exhibition } = participation;
  const zone = exhibition.timezone;
  const texts = useDeadlineTexts(zone);
  const title = texts.title(deadline);
  const date = (value: string) => formatProseDate(value, locale, { now: now(), zone });
  const withdraw = useAction<undefined>({
    namespace: 'deadlines',
    confirm: () => ({
      title: t('extension.withdrawQuestion', { title }),
      text: t('extension.withdrawText', { date: texts.date(deadline) }),
      confirmLabel: t('extension.withdraw'),
      tone: 'neutral',
    }),
    run: (_nothing, { idempotencyKey }) =>
      api.post('/participants/{id}/extensions/{extensionId}/withdraw', {
        params: { path: { id, extensionId: request.id } },
        idempotencyKey,
      }),
    announce: () => t('extension.withdrawn'),
    // the organiser may have decided first
    invalidates: () => [deadlineKeys.extensions.all(id)],
  });
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <time dateTime={deadline.at} title={texts.moment(deadline)} className={styles.date}>
          {texts.date(deadline)}
        </time>
        <span className={styles.left}>{t('extension.asked', { date: date(request.asked_until) })}</span>
      </div>
      <Icon name={deadlineIcons[deadline.kind]} size={18} className={styles.icon} />
      <div className={styles.what}>
        <h3 className={styles.title}>
          <TargetLink target={deadlineTarget(deadline, id)} variant="quiet">
            {title}
          </TargetLink>
        </h3>
        <p className={styles.detail}>{t('extension.sentOn', { date: date(request.created_at) })}</p>
      </div>
      <div className={styles.status}>
        <StatusBadge variant="plain" tone="info" icon="clock">
          {t('extension.state.pending')}
        </StatusBadge>
      </div>
      <div className={styles.action}>
        {canWrite && (
          <Button variant="text" size="sm" busy={withdraw.isBusy()} onClick={() => void withdraw.run(undefined)}>
            {t('extension.withdraw')}
            <span className="ff-sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
};
