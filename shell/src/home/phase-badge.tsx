import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { distanceOf, exhibitionPhase, type ExhibitionDates } from '../exhibition/exhibition-phase.model';

const nearDays = 30;

/** The phase of the exhibition in a word or two. */
export const PhaseBadge = ({ exhibition }: { exhibition: ExhibitionDates }) => {
  const { t } = useTranslation('shell');
  const { now } = usePlatform();
  const phase = exhibitionPhase(exhibition, now());
  if (phase.phase === 'before') {
    const { unit, count } = distanceOf(phase.days);
    return (
      <StatusBadge tone={phase.days <= nearDays ? 'info' : 'neutral'} icon="clock">
        {t(`exhibitionPhase.${unit}`, { count })}
      </StatusBadge>
    );
  }
  if (phase.phase === 'running') {
    return (
      <StatusBadge tone="success" icon="flag">
        {t('exhibitionPhase.running', { day: phase.day, days: phase.days })}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone="neutral" icon={phase.phase === 'over' ? 'check' : 'clock'}>
      {t(phase.phase === 'over' ? 'exhibitionPhase.over' : 'exhibitionPhase.dismantling')}
    </StatusBadge>
  );
};
