import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import { useLocale, usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { exhibitionPhase } from '../exhibition/exhibition-phase.model';
import { Stands } from './about/stands';
import styles from './hub.module.css';

/** The participation of the hub. */
export interface HubProps {
  participation: Participation;
  role: Role | null;
}

interface HubHeadProps {
  participation: Participation;
  /** Below the headline, before the exhibition information. */
  about: ReactNode;
}

/** The headline is the state, not the name of the page (DESIGN §1, principle 1). */
export const HubHead = ({ participation, about }: HubHeadProps) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const { exhibition, stands } = participation;
  const phase = exhibitionPhase(exhibition, now());
  const headline = {
    before: () => t('headline.before', { count: phase.phase === 'before' ? phase.days : 0 }),
    running: () => t('headline.running', phase.phase === 'running' ? { day: phase.day, days: phase.days } : {}),
    dismantling: () => t('headline.dismantling'),
    over: () => t('headline.over', { date: formatProseDate(exhibition.ended_at, locale, { now: now() }) }),
  }[phase.phase]();
  const isOver = phase.phase === 'over';
  const subject = [textOf(exhibition, 'subtitle', locale), textOf(exhibition, 'venue', locale)]
    .filter(Boolean)
    .join('. ');
  return (
    <div className={styles.head}>
      <div className={styles.state}>
        <h1>{headline}</h1>
        {/* on a phone the progress is shown at the list of steps */}
        <p className={classNames(styles.about, !isOver && styles.wide)}>
          {about}
          {!isOver && (stands.length > 1 ? t('stands.about') : subject)}
        </p>
      </div>
      <Stands participation={participation} isArchive={isOver} />
    </div>
  );
};
