export { PeriodCalendar, type ExhibitionPeriod, type PeriodCalendarProps } from './period-calendar';
