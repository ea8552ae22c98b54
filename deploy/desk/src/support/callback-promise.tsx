import { callbackPromise } from '@fairfront/shared-kit/domain/account';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useNow, useTranslation } from '@fairfront/shared-kit/platform';

/** The time left until a promised callback, or how late it is; nothing if no call is promised. */
export const CallbackPromise = ({ until }: { until: string | null }) => {
  const { t } = useTranslation('desk');
  const promise = callbackPromise(until, useNow());
  if (!promise) return null;
  const minutes = Math.ceil(promise.differenceMs / 60_000);
  return promise.isOverdue ? (
    <StatusBadge tone="danger" icon="warning">
      {t('support.promise.overdue', { count: minutes })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info" icon="phone">
      {t('support.promise.left', { count: minutes })}
    </StatusBadge>
  );
};
