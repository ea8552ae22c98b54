export { ExhibitionTimeline } from './exhibition-timeline';
export { PeriodKey, PeriodSwatch } from './period-key';
export type { ExhibitionPeriod, TimelinePin, PeriodKind } from './timeline-scale';
