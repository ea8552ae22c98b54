import fc from 'fast-check';
import { compareBySortKey, sortKey } from './sort-key';
import {
  addDays,
  dayAt,
  daysBetween,
  daysLeft,
  endOfDay,
  hasBegun,
  hasPassed,
  isDay,
  isWithin,
  momentOf,
  movedDate,
  secondsUntil,
  startOfDay,
  wallClock,
} from './zone';

const zones = [
  'Etc/GMT+12',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Etc/GMT-14',
];
const anyZone = fc.constantFrom(...zones);
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
const moscow = 'Europe/Moscow';
const second = 1000;

describe('the bounds of a day in a zone [PASS-033] [SHELL-226]', () => {
  it.each([
    ['2026-05-15', moscow, '2026-05-14T21:00:00Z', '2026-05-15T20:59:59Z'],
    ['2026-05-15', 'Etc/GMT+12', '2026-05-15T12:00:00Z', '2026-05-16T11:59:59Z'],
    ['2026-05-15', 'Etc/GMT-14', '2026-05-14T10:00:00Z', '2026-05-15T09:59:59Z'],
    ['2026-05-15', 'Asia/Kathmandu', '2026-05-14T18:15:00Z', '2026-05-15T18:14:59Z'],
    // daylight saving time begins: a day of 23 hours
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
    // and ends: 25 hours
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
    // midnight itself is skipped
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z'],
  ])('%s in %s is from %s to %s', (day, zone, start, end) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
    expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end.replace('Z', '.000Z'));
  });

  it('contain exactly the instants of that day, from −12 to +14', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        // Samoa skipped 30 December 2011 entirely
        fc.pre(!(zone === 'Pacific/Apia' && day === '2011-12-30'));
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
        return (
          dayAt(start, zone) === day &&
          dayAt(start - second, zone) < day &&
          dayAt(end, zone) === day &&
          dayAt(end + second, zone) > day
        );
      }),
      { numRuns: 500 },
    );
  });

  it('follow each other without gap or overlap', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => startOfDay(addDays(day, 1), zone) - endOfDay(day, zone) === second),
    );
  });

  it('are those of the stored day, while a value with a time is used as it is', () => {
    expect(momentOf('2026-05-15', 'start', moscow)).toBe(startOfDay('2026-05-15', moscow));
    expect(momentOf('2026-05-15', 'end', moscow)).toBe(endOfDay('2026-05-15', moscow));
    expect(momentOf('2026-05-15T12:00:00Z', 'end', moscow)).toBe(Date.parse('2026-05-15T12:00:00Z'));
  });

  it('include the first and the last second', () => {
    const period = { from: startOfDay('2026-05-01', moscow), to: endOfDay('2026-05-21', moscow) };
    expect(isWithin(period, period.from - 1)).toBe(false);
    expect(isWithin(period, period.from)).toBe(true);
    expect(isWithin(period, period.to + 999)).toBe(true);
    expect(isWithin(period, period.to + second)).toBe(false);
    expect(hasBegun(period.from, period.from)).toBe(true);
    expect(hasPassed(period.to, period.to)).toBe(false);
  });

  it('are 864 000 s before the deadline at the ten-day limit of E1 [PASS-047]', () => {
    const deadline = endOfDay('2026-05-15', moscow);
    expect(secondsUntil(deadline, Date.parse('2026-05-05T23:59:58+03:00'))).toBe(864_001);
    expect(secondsUntil(deadline, Date.parse('2026-05-05T23:59:59+03:00'))).toBe(864_000);
  });
});

describe('a stored date that moves', () => {
  it.each([
    ['a day', '2026-06-16', 364, moscow, '2027-06-15'],
    ['29 February to a year without it', '2028-02-29', 365, moscow, '2029-02-28'],
    ['a day over 29 February', '2027-06-16', 366, moscow, '2028-06-16'],
    ['a day to 29 February', '2027-03-01', 365, moscow, '2028-02-29'],
    ['an earlier day', '2027-01-01', -1, moscow, '2026-12-31'],
    ['a moment where clocks never change', '2026-06-10T15:00:00.000Z', 364, moscow, '2027-06-09T15:00:00.000Z'],
    ['18:00 from winter time to summer time', '2026-03-20T17:00:00Z', 14, 'Europe/Berlin', '2026-04-03T16:00:00.000Z'],
    ['18:00 from summer time to winter time', '2026-10-20T16:00:00Z', 14, 'Europe/Berlin', '2026-11-03T17:00:00.000Z'],
    ['midnight, another day in UTC', '2026-03-20T23:00:00Z', 14, 'Europe/Berlin', '2026-04-03T22:00:00.000Z'],
    ['02:30 to a night that skips it', '2026-03-28T01:30:00Z', 1, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['02:30 to a night that has it twice', '2026-10-24T00:30:00Z', 1, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['23:59:59 on 29 February', '2028-02-29T20:59:59Z', 365, moscow, '2029-02-28T20:59:59.000Z'],
  ])('%s: %s and %i days in %s is %s [ORG-221]', (_, value, days, zone, moved) => {
    expect(movedDate(value, days, zone)).toBe(moved);
  });
});

describe('days', () => {
  it('are counted by the calendar', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -9999, max: 9999 }),
        (day, count) => daysBetween(day, addDays(day, count)) === count,
      ),
    );
  });

  it('left until a day are counted in the zone, whatever the hour', () => {
    const evening = Date.parse('2026-05-14T22:30:00Z');
    expect(daysLeft('2026-05-18', evening, 'UTC')).toBe(4);
    expect(daysLeft('2026-05-18', evening, moscow)).toBe(3);
    expect(daysLeft('2026-05-15', evening, moscow)).toBe(0);
    expect(daysLeft('2026-05-14', evening, moscow)).toBe(-1);
  });

  it('are distinguished from other texts', () => {
    expect(['2026-05-15', '2024-02-29'].every(isDay)).toBe(true);
    expect(
      ['2026-02-29', '0000-01-01', '1899-12-31', '2200-01-01', '2026-5-15', '', '2026-05-15T00:00:00Z', 'today'].some(
        isDay,
      ),
    ).toBe(false);
  });

  it('on the wall clock match those of Intl, as do times', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), anyZone, (instant, zone) => {
        const by = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
        return new Date(wallClock(instant, zone)).toISOString().slice(0, 19).replace('T', ' ') === by.format(instant);
      }),
    );
  });
});

describe('the sort key of surnames [PASS-176]', () => {
  it('sorts like a Russian list: ё with е, ignoring case, Latin after Cyrillic', () => {
    const sorted = [
      'Абрамов',
      'Елина',
      'ёлкин',
      'Ершов',
      'жуков',
      'Иванов',
      'Иванова',
      'Йорданов',
      'Яковлев',
      'Abel',
      'Müller',
      'Zorn',
    ];
    expect([...sorted].reverse().sort(compareBySortKey)).toEqual(sorted);
  });

  it.each([
    ['ЁЛКИН', 'елкин'],
    ['Müller', 'muller'],
    [' Иванов ', 'иванов'],
    ['Анна-Мария', 'аннамария'],
    ["O'Neil", 'oneil'],
    ['Е\u0308лкин', 'Ёлкин'],
  ])('is the same for %s and %s', (left, right) => expect(sortKey(left)).toBe(sortKey(right)));

  it('distinguishes й from и, and separate words from longer ones', () => {
    expect(sortKey('Йод')).not.toBe(sortKey('Иод'));
    expect(compareBySortKey('Иванов Яков', 'Иванова Анна')).toBe(-1);
    expect(compareBySortKey('Иванов', 'Иванов Яков')).toBe(-1);
    expect(compareBySortKey('2 цех', 'Абрамов')).toBe(-1);
  });

  it('sorts the same in the database: by UTF-8 bytes as by characters', () => {
    const surname = fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмняАЁЯabzABZüé -’1') });
    fc.assert(
      fc.property(surname, surname, (left, right) => {
        const bytes = Buffer.compare(Buffer.from(sortKey(left)), Buffer.from(sortKey(right)));
        return Math.sign(bytes) === compareBySortKey(left, right);
      }),
    );
  });
});
