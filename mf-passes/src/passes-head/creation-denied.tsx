import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Decision } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';

/** Why nothing can be added now, in place of the form and its button. */
export const CreationDenied = ({ decision, isEmpty }: { decision: Decision; isEmpty: boolean }) => {
  const { t } = useTranslation('passes');
  const { denialOf } = usePassLabels();
  if (decision.allowed) return null;
  const { reason } = decision;
  // an empty list shows it already
  if (reason.code === 'deadline_reached' && isEmpty) return null;
  if (reason.code === 'quota_reached') {
    // without a quota the header shows it already
    if (reason.total === null) return null;
    return (
      <Notice tone="warning" title={`${t('quota.full')}.`}>
        {t('quota.fullHint')}
      </Notice>
    );
  }
  if (reason.code === 'no_write_access') {
    return (
      <Notice tone="neutral" icon="eye" title={`${denialOf(reason)}.`}>
        {t('list.emptyRead')}
      </Notice>
    );
  }
  return (
    <Notice tone="neutral" icon={reason.code === 'creation_disabled' ? 'lock' : 'calendar'} title={denialOf(reason)} />
  );
};
