export { MonthCalendar, type DayVariant, type MonthCalendarProps } from './month-calendar';
export { addDays } from '../../model/zone';
export { addMonths, clampDay, dayByKey, daysBetween, weekdayOf } from './day-move';
