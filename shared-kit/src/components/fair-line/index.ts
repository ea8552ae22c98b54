export { FairLine, type FairLineProps } from './fair-line';
export { PeriodKey } from './period-key';
export type { FairPeriod, FairPin, PeriodKind } from './fair-line-layout';
