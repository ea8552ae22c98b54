export * from './calendar';
export * from './dates';
export { isRealDay, readDay, wallClockOf, writeDay, type CalendarDay, type WallClock } from './days';
export * from './money';
export * from './names';
export * from './numbers';
export * from './parsing';
export * from './plurals';
export * from './texts-by-language';
