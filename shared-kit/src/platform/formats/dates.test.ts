import fc from 'fast-check';
import { locales } from '../../domain/common/locale';
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatLongDate,
  formatProseDate,
  formatDaysBlock,
  formatProsePeriod,
  formatTime,
  zoneName,
} from './dates';
import { readDay, wallClockOf, writeDay } from './days';
import { parseDate } from './parsing';

/** Replaces no-break spaces by ordinary ones, so that the expectations are readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** From −12 to +14, with half hours and daylight saving time. */
const zones = [
  'Etc/GMT+12',
  'Pacific/Honolulu',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const anyZone = fc.constantFrom(...zones);
const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const now = Date.parse('2026-03-01T12:00:00Z');

describe('formatDate', () => {
  it('is numeric in Russian and names the month in English, where 06/09 is ambiguous [SHELL-171]', () => {
    expect(formatDate('2026-06-09', 'ru')).toBe('09.06.2026');
    expect(formatDate('2026-06-09', 'en')).toBe('9\u00a0Jun\u00a02026');
    expect(formatDate('2026-12-31', 'en')).toBe('31\u00a0Dec\u00a02026');
  });

  it.each([null, undefined, '', 'soon', '2026-02-30', '2026-13-01', '2026-06-09Tnoon'])(
    'returns an empty text for %p',
    (value) => {
      expect(formatDate(value, 'ru')).toBe('');
    },
  );

  it('never shifts a date without a time, whatever the zone [SHELL-177]', () => {
    fc.assert(
      fc.property(anyDay, anyZone, fc.constantFrom(...locales), (day, zone, locale) => {
        const written = formatDate(day, locale, { zone });
        return locale === 'ru'
          ? parseDate(written) === day
          : new Date(`${written.replaceAll('\u00a0', ' ')} UTC`).toISOString().startsWith(day);
      }),
    );
  });

  it.each([
    ['Etc/GMT+12', '08.06.2026 11:59'],
    ['Europe/Moscow', '09.06.2026 02:59'],
    ['Asia/Kathmandu', '09.06.2026 05:44'],
    ['Pacific/Kiritimati', '09.06.2026 13:59'],
  ])('formats an instant in the time zone %s: %s [SHELL-177]', (zone, expected) => {
    expect(formatDateTime('2026-06-08T23:59:59Z', 'ru', { zone })).toBe(expected);
  });

  it('formats an instant in the browser’s time zone if none is given [SHELL-177]', () => {
    const instant = '2026-06-08T23:59:59Z';
    const local = new Date(instant);
    const time = [local.getHours(), local.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    expect(formatTime(instant)).toBe(time);
    expect(formatDate(instant, 'ru').slice(0, 2)).toBe(String(local.getDate()).padStart(2, '0'));
  });

  it('agrees with the wall clock of the zone at every instant', () => {
    const instants = fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(instants, anyZone, (instant, zone) => {
        const { year, month, day, hour, minute } = wallClockOf(instant, zone);
        const by = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
        return (
          by.format(instant) ===
          `${writeDay({ year, month, day })} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        );
      }),
    );
  });

  it('writes the time after the date, and nothing after a date without a time', () => {
    const options = { zone: 'Europe/Moscow' };
    expect(formatDateTime('2026-06-09T11:06:00Z', 'ru', options)).toBe('09.06.2026 14:06');
    expect(formatDateTime('2026-06-09T11:06:00Z', 'en', options)).toBe('9\u00a0Jun\u00a02026 14:06');
    expect(formatDateTime('2026-06-09', 'en', options)).toBe('9\u00a0Jun\u00a02026');
  });
});

describe('dates in running text', () => {
  it.each([
    ['2026-06-09', '9 июня', '9 June'],
    ['2027-01-31', '31 января 2027 г.', '31 January 2027'],
    ['2025-12-31', '31 декабря 2025 г.', '31 December 2025'],
  ])('%s is %s and %s: the year only when it is not the current one [SHELL-227]', (value, russian, english) => {
    expect(plain(formatProseDate(value, 'ru', { now }))).toBe(russian);
    expect(plain(formatProseDate(value, 'en', { now }))).toBe(english);
  });

  it('take the current year in the time zone [SHELL-226]', () => {
    const newYear = Date.parse('2026-12-31T22:00:00Z');
    expect(plain(formatProseDate('2027-01-02', 'ru', { now: newYear, zone: 'Europe/Moscow' }))).toBe('2 января');
    expect(plain(formatProseDate('2027-01-02', 'ru', { now: newYear, zone: 'UTC' }))).toBe('2 января 2027 г.');
  });

  it('have a long form for the tooltip of a numeric date [SHELL-227]', () => {
    expect(plain(formatLongDate('2026-06-09', 'ru'))).toBe('9 июня 2026 г.');
    expect(plain(formatLongDate('2026-06-09', 'en'))).toBe('9 June 2026');
    expect(formatLongDate('never', 'en')).toBe('');
  });

  it('do not break between day and month', () => {
    expect(formatProseDate('2026-06-09', 'ru', { now })).toBe('9\u00a0июня');
    expect(formatLongDate('2026-06-09', 'en')).toBe('9\u00a0June\u00a02026');
  });

  it.each([
    ['2026-06-16', '2026-06-19', '16–19 июня', '16–19 June'],
    ['2026-06-16', '2026-06-16', '16 июня', '16 June'],
    ['2026-06-30', '2026-07-02', '30 июня – 2 июля', '30 June – 2 July'],
    ['2027-06-16', '2027-06-19', '16–19 июня 2027 г.', '16–19 June 2027'],
    ['2026-12-30', '2027-01-02', '30 декабря 2026 г. – 2 января 2027 г.', '30 December 2026 – 2 January 2027'],
    ['?', '2027-01-02', '', ''],
  ])('from %s to %s is %s', (from, to, russian, english) => {
    expect(plain(formatProsePeriod(from, to, 'ru', { now }))).toBe(russian);
    expect(plain(formatProsePeriod(from, to, 'en', { now }))).toBe(english);
  });
});

describe('the days of an exhibition as a block [SHELL-127]', () => {
  it.each([
    ['2026-06-16', '2026-06-19', 'ru', 'июнь', '16–19', 2026, '16–19 июня 2026 г.'],
    ['2026-06-16', '2026-06-19', 'en', 'June', '16–19', 2026, '16–19 June 2026'],
    ['2026-06-16', '2026-06-16', 'ru', 'июнь', '16', 2026, '16 июня 2026 г.'],
    ['2026-07-29', '2026-08-01', 'ru', null, '29 июля – 1 августа', 2026, '29 июля – 1 августа 2026 г.'],
    ['2025-06-29', '2026-06-30', 'en', null, '29 June – 30 June', 2026, '29 June 2025 – 30 June 2026'],
  ] as const)('from %s to %s in %s', (from, to, locale, month, days, year, line) => {
    const block = formatDaysBlock(from, to, locale);
    expect(block).toMatchObject({ month, year });
    expect([plain(block?.days ?? ''), plain(block?.line ?? '')]).toEqual([days, line]);
  });

  it('has the long form of both days for a tooltip, and is null for invalid days', () => {
    expect(plain(formatDaysBlock('2026-06-16', '2026-06-19', 'en')?.title ?? '')).toBe('16 June 2026 – 19 June 2026');
    expect(formatDaysBlock('?', '2026-06-19', 'ru')).toBeNull();
  });
});

describe('a deadline', () => {
  const deadline = Date.parse('2026-06-09T20:59:59Z');
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const foreign = browserZone === 'Europe/Moscow' ? 'Asia/Yekaterinburg' : 'Europe/Moscow';

  it('names the time zone of the exhibition only if the browser’s differs [SHELL-226]', () => {
    expect(formatDeadline(deadline, 'ru', { now, zone: browserZone })).not.toContain('(');
    expect(formatDeadline(deadline, 'ru', { now, zone: foreign })).toMatch(
      foreign === 'Europe/Moscow' ? /^9\u00a0июня, 23:59 \(Москва\)$/ : /\(Екатеринбург\)$/,
    );
  });

  it('has zone names in both languages', () => {
    expect(zoneName('Europe/Moscow', 'ru', deadline)).toBe('Москва');
    expect(zoneName('Asia/Yekaterinburg', 'ru', deadline)).toBe('Екатеринбург');
    expect(zoneName('UTC', 'ru', deadline)).toBe('Всемирное координированное время');
    expect(zoneName('Europe/Moscow', 'en', deadline)).toBe('Moscow Time');
  });
});

describe('days', () => {
  it('are parsed from text and written back unchanged', () => {
    fc.assert(fc.property(anyDay, (day) => writeDay(readDay(day) ?? { year: 0, month: 0, day: 0 }) === day));
  });

  it.each(['2026-02-29', '2025-04-31', '2026-00-10', '2026-01-00', '0999-01-01', '2026-1-1', ' 2026-01-01'])(
    '%p is not a day',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );

  it('29 February exists in leap years only', () => {
    expect(readDay('2024-02-29')).not.toBeNull();
    expect(readDay('2000-02-29')).not.toBeNull();
    expect(readDay('1900-02-29')).toBeNull();
  });
});
