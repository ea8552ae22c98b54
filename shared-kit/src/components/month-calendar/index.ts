export { MonthCalendar, type DayLook, type MonthCalendarProps } from './month-calendar';
export { addDays } from '../../model/zone';
export { addMonths, clampDay, dayByKey, daysBetween, weekdayOf } from './day-move';
