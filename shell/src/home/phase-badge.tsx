import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { distanceOf, fairPhase, type FairDates } from '../hub/fair-phase.model';

const nearDays = 30;

/** Where the exhibition stands, in a word or two. */
export const PhaseBadge = ({ exhibition }: { exhibition: FairDates }) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const phase = fairPhase(exhibition, now());
  if (phase.phase === 'before') {
    const { unit, count } = distanceOf(phase.days);
    return (
      <StatusBadge tone={phase.days <= nearDays ? 'info' : 'neutral'} icon="clock">
        {t(`fair.${unit}`, { count })}
      </StatusBadge>
    );
  }
  if (phase.phase === 'running') {
    return (
      <StatusBadge tone="success" icon="flag">
        {t('fair.running', { day: phase.day, days: phase.days })}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="neutral" icon={phase.phase === 'over' ? 'check' : 'clock'}>
      {t(phase.phase === 'over' ? 'fair.over' : 'fair.dismantling')}
    </StatusBadge>
  );
};
