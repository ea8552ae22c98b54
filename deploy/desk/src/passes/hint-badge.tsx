import type { IconName } from '@fairfront/shared-kit/components/icon';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { HintKind } from '@fairfront/shared-kit/domain/passes';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** The look of a hint. */
export const hintLooks: Record<HintKind, { tone: StatusTone; icon: IconName }> = {
  late: { tone: 'danger', icon: 'cross-circle' },
  'visa-incomplete': { tone: 'danger', icon: 'cross-circle' },
  duplicate: { tone: 'warning', icon: 'warning' },
  typo: { tone: 'warning', icon: 'warning' },
  'trailer-taken': { tone: 'warning', icon: 'warning' },
  'visa-complete': { tone: 'success', icon: 'check-circle' },
};

/** A hint in a row of the queue. */
export const HintBadge = ({ kind }: { kind: HintKind }) => {
  const { t } = useTranslation('desk');
  return (
    <StatusBadge variant="plain" {...hintLooks[kind]}>
      {t(`passes.hints.${kind}.short`)}
    </StatusBadge>
  );
};
