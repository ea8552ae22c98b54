export { MonthCalendar, type DayLook, type MonthCalendarProps } from './month-calendar';
export { addDays, addMonths, clampDay, dayByKey, daysBetween, weekdayOf } from './day-move';
