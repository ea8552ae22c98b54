export { MonthCalendar, type DayVariant, type MonthCalendarProps } from './month-calendar';
export { addDays } from '../../domain/common/zone';
export { addMonths, clampDay, dayByKey, daysBetween, weekdayOf } from './day-move';
