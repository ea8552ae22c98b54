export {
  PeriodCalendar,
  PeriodLegend,
  type ExhibitionPeriod,
  type PeriodCalendarProps,
  type PeriodKind,
} from './period-calendar';
