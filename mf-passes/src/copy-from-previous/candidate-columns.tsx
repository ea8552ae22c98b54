import type { Column } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { useTranslation, type PassCandidate } from '@fairfront/shared-kit/platform';
import { usePassLabels } from '../context/use-pass-context';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { TwoLines } from '../pass-list/two-lines';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

const variants: Record<PassCandidate['state'], { tone: StatusTone; icon: IconName }> = {
  ready: { tone: 'success', icon: 'check-circle' },
  present: { tone: 'neutral', icon: 'check' },
  refused: { tone: 'danger', icon: 'cross-circle' },
};

/** The person or vehicle, the final status at that exhibition, and whether it can be copied now. */
export const useCandidateColumns = (kind: PassKind): Column<PassCandidate>[] => {
  const { t } = useTranslation('passes');
  const { statusOf } = usePassLabels();
  return [
    {
      id: 'title',
      header: t(kind === 'car' ? 'car.column' : kind === 'installation' ? 'list.worker' : 'list.person'),
      cell: ({ title, detail }) => <TwoLines detail={detail}>{title}</TwoLines>,
    },
    {
      id: 'was',
      header: t('copyFromPrevious.then'),
      cell: ({ was, type }) => (
        <TwoLines detail={type === 'visa' && t('type.visa')}>
          <StatusBadge variant="plain" {...passStatusVariant[was]}>
            {statusOf(kind, was)}
          </StatusBadge>
        </TwoLines>
      ),
    },
    {
      id: 'state',
      header: t('copyFromPrevious.now'),
      cell: ({ state, note }) => (
        <TwoLines detail={note}>
          <StatusBadge variant="plain" {...variants[state]}>
            {t(`copyFromPrevious.state.${state}`)}
          </StatusBadge>
        </TwoLines>
      ),
    },
  ];
};
