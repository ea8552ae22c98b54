import { addDays, addMonths, clampDay, dayByKey, daysBetween, weekdayOf } from '.';

describe('days of the calendar', () => {
  it.each([
    ['2026-06-30', 1, '2026-07-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    // the daylight saving change of many zones
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s plus %d is %s', (day, count, result) => expect(addDays(day, count)).toBe(result));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s plus %d months is %s', (day, count, result) => expect(addMonths(day, count)).toBe(result));

  it('are listed with both ends, and not at all in the wrong order', () => {
    expect(daysBetween('2026-06-30', '2026-07-02')).toEqual(['2026-06-30', '2026-07-01', '2026-07-02']);
    expect(daysBetween('2026-06-30', '2026-06-30')).toEqual(['2026-06-30']);
    expect(daysBetween('2026-07-01', '2026-06-30')).toEqual([]);
  });

  it('are kept within bounds', () => {
    expect(clampDay('2026-06-01', '2026-06-11', '2026-06-21')).toBe('2026-06-11');
    expect(clampDay('2026-07-01', '2026-06-11', '2026-06-21')).toBe('2026-06-21');
    expect(clampDay('2026-06-15')).toBe('2026-06-15');
  });

  it('belong to weeks that start on Monday [SHELL-201]', () => {
    // 2026-06-14 is a Sunday
    expect(weekdayOf('2026-06-14')).toBe(6);
    expect(weekdayOf('2026-06-15')).toBe(0);
  });

  it.each([
    ['ArrowLeft', false, '2026-06-16'],
    ['ArrowRight', false, '2026-06-18'],
    ['ArrowUp', false, '2026-06-10'],
    ['ArrowDown', false, '2026-06-24'],
    ['Home', false, '2026-06-15'],
    ['End', false, '2026-06-21'],
    ['PageUp', false, '2026-05-17'],
    ['PageDown', false, '2026-07-17'],
    ['PageUp', true, '2025-06-17'],
    ['PageDown', true, '2027-06-17'],
    ['a', false, undefined],
  ])('%s with shift %s leads from the 17th to %s', (key, shift, day) =>
    expect(dayByKey('2026-06-17', key, shift)).toBe(day),
  );
});
