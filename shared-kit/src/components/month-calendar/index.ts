export { MonthCalendar, type MonthCalendarProps } from './month-calendar';
export type { DayVariant } from './day-cell';
