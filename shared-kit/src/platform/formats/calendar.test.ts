import { dayHeading } from './calendar';
import { monthStart } from './calendar';
import { monthTitle } from './calendar';
import { weekdayNames } from './calendar';
import { weeksOfMonth } from './calendar';

describe('calendar words', () => {
  it('have the month of a title in the nominative case', () => {
    expect(monthTitle('2026-06-17', 'ru')).toBe('Июнь 2026');
    expect(monthTitle('2026-05-01', 'ru')).toBe('Май 2026');
    expect(monthTitle('2026-06-17', 'en')).toBe('June 2026');
  });

  it('start the week on Monday in both languages [SHELL-201]', () => {
    expect(weekdayNames('ru', 'short')).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
    expect(weekdayNames('ru', 'long')[0]).toBe('понедельник');
    expect(weekdayNames('en', 'short')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(weekdayNames('en', 'long')[6]).toBe('Sunday');
  });

  it.each([
    ['2026-06-17', 0, '2026-06-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-15', -1, '2025-12-01'],
    ['2026-03-31', 13, '2027-04-01'],
  ])('%s plus %d months starts on %s', (day, count, start) => {
    expect(monthStart(day, count)).toBe(start);
  });

  it('arrange a month in whole weeks', () => {
    const weeks = weeksOfMonth('2026-06-01');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-06-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-07-05');
    expect(weeksOfMonth('2026-08-01')).toHaveLength(6);
    expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  });
});

it('`dayHeading` writes the day of a chat in words with the year [SVC-108]', () => {
  expect(dayHeading('2026-05-24', 'ru').replaceAll('\u00a0', ' ')).toBe('24 мая 2026');
  expect(dayHeading('2026-05-24', 'en').replaceAll('\u00a0', ' ')).toBe('24 May 2026');
});
