import { dayText } from './day-texts';

it.each([
  ['2027-01-08', 'пт 8 января', 'Fri 8 January'],
  ['2027-01-10', 'вс 10 января', 'Sun 10 January'],
  ['2027-01-11', 'пн 11 января', 'Mon 11 January'],
])('the day text names the weekday of %s in both languages [SVC-065]', (day, ru, en) => {
  expect(dayText(day, 'ru').replaceAll('\u00a0', ' ')).toBe(ru);
  expect(dayText(day, 'en').replaceAll('\u00a0', ' ')).toBe(en);
});
