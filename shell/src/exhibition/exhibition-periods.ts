import type { ExhibitionPeriod } from './timeline/timeline-scale';
import type { ExhibitionDates } from './exhibition-phase.model';

/** The three periods of an exhibition, for line and calendar. */
export const periodsOf = (dates: ExhibitionDates): ExhibitionPeriod[] => [
  { kind: 'installation', from: dates.installation_started_at, to: dates.installation_ended_at },
  { kind: 'exhibition', from: dates.started_at, to: dates.ended_at },
  { kind: 'dismantling', from: dates.dismantling_started_at, to: dates.dismantling_ended_at },
];
