export {
  PeriodCalendar,
  PeriodLegend,
  type FairPeriod,
  type PeriodCalendarProps,
  type PeriodKind,
} from './period-calendar';
