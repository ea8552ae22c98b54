export { FairLine, type FairLineProps } from './fair-line';
export { PeriodKey, PeriodSwatch } from './period-key';
export type { FairPeriod, FairPin, PeriodKind } from './fair-line-scale';
