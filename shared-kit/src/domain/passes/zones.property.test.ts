import fc from 'fast-check';
import { arrivalPeriods, defaultDeparture, earliestArrival, isArrivalDay } from './arrival-dates';
import {
  deadlineNotice,
  deadlineOf,
  installationPrintStart,
  isDeadlineReached,
  printWindowOf,
  processingStart,
} from './deadlines';
import { passKinds } from './pass';
import { passRights, personalPassDownload } from './rights';
import { eventE1 } from './testing';
import { isVisaOffered, visaDeadline, visaRefusal } from './visa';

/** Fixed time zones from −12 to +14 and some that change their clocks in May or skip midnight. */
const zones = [
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '' : '+'}${index - 14}`),
  'Europe/Moscow',
  'Europe/London',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
];

const anyZone = fc.constantFrom(...zones);
const anyMillisecond = fc.integer({ min: 0, max: 999 });
/** The local time of a time zone from Intl, independent of the model. */
const clockOf = (instant: number, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);

describe('boundaries in every time zone, one second before and after', () => {
  it('deadlines end with the last second of their day [PASS-033] [SHELL-226]', () => {
    const lastDays = { participant: '2026-05-15', installation: '2026-05-20', car: '2026-05-21' };
    fc.assert(
      fc.property(anyZone, fc.constantFrom(...passKinds), anyMillisecond, (zone, kind, ms) => {
        const event = eventE1({ timezone: zone });
        const end = deadlineOf(kind, event);
        expect(clockOf(end, zone)).toBe(`${lastDays[kind]} 23:59:59`);
        expect(isDeadlineReached(kind, event, end + ms)).toBe(false);
        expect(isDeadlineReached(kind, event, end + 1000 + ms)).toBe(true);
        expect(isDeadlineReached(kind, event, end - 1000 + ms)).toBe(false);
      }),
    );
  });

  it('print windows open and close to the second [PASS-033] [PASS-043] [PASS-044]', () => {
    const days = {
      certificate: ['2026-05-01', '2026-05-21'],
      installation: ['2026-05-11', '2026-05-23'],
    } as const;
    fc.assert(
      fc.property(anyZone, fc.constantFrom('certificate', 'installation'), anyMillisecond, (zone, type, ms) => {
        const event = eventE1({ timezone: zone });
        const window = printWindowOf(type === 'installation' ? 'installation' : 'participant', event);
        if (!window) throw new Error('people have a window');
        expect(clockOf(window.from, zone)).toBe(`${days[type][0]} 00:00:00`);
        expect(clockOf(window.to, zone)).toBe(`${days[type][1]} 23:59:59`);
        const isPrintable = (now: number) => personalPassDownload({ type, status: 'accepted' }, event, now).allowed;
        expect([
          isPrintable(window.from - 1000 + ms),
          isPrintable(window.from + ms),
          isPrintable(window.to + ms),
          isPrintable(window.to + 1000 + ms),
        ]).toEqual([false, true, true, false]);
      }),
    );
  });

  it('visas end with their day and 432000 s before installation [PASS-085] [PASS-093]', () => {
    fc.assert(
      fc.property(anyZone, anyMillisecond, (zone, ms) => {
        const event = eventE1({ timezone: zone });
        const simple = { name_rus: 'Китай', name_eng: 'China', is_simple_visa: true };
        const deadline = visaDeadline(event, simple) ?? NaN;
        expect(clockOf(deadline, zone)).toBe('2026-05-08 23:59:59');
        expect(visaRefusal(event, simple, deadline + ms)).toBeNull();
        expect(visaRefusal(event, simple, deadline + 1000 + ms)).toBe('late-simple');
        const last = Date.parse('2026-05-14T00:00:00Z') - offsetOf(zone) - 432_000_000;
        expect(isVisaOffered(event, last - 1000 + ms)).toBe(true);
        expect(isVisaOffered(event, last + ms)).toBe(true);
        expect(isVisaOffered(event, last + 1000 + ms)).toBe(false);
      }),
    );
  });

  it('header notices begin and end to the second [PASS-045] [PASS-047] [PASS-127]', () => {
    fc.assert(
      fc.property(anyZone, anyMillisecond, (zone, ms) => {
        const event = eventE1({ timezone: zone });
        const processed = processingStart(event, 0) ?? NaN;
        expect(clockOf(processed, zone)).toBe('2026-02-01 00:00:00');
        expect([processed - 1000 + ms, processed + ms].map((now) => processingStart(event, now))).toEqual([
          processed,
          null,
        ]);
        const printed = installationPrintStart(event, 5, 0) ?? NaN;
        expect(clockOf(printed, zone)).toBe('2026-05-11 00:00:00');
        expect([printed - 1000 + ms, printed + ms].map((now) => installationPrintStart(event, 5, now))).toEqual([
          printed,
          null,
        ]);
        const end = deadlineOf('car', event);
        const warns = (now: number) => deadlineNotice(end, now, 1);
        expect(warns(end - 864_001_000)).toMatchObject({ isWarning: false });
        expect(warns(end - 864_000_000)).toMatchObject({ isWarning: true });
        expect([warns(end)?.state, warns(end + 1000)]).toEqual(['open', null]);
      }),
    );
  });

  it('vehicles arrive on days of the exhibition, from its midnight on [PASS-145] [PASS-146] [PASS-150]', () => {
    fc.assert(
      fc.property(anyZone, (zone) => {
        const event = eventE1({ timezone: zone });
        // the last second of a day and the first of the next, in exhibition time
        const end = deadlineOf('car', event);
        expect(clockOf(end, zone)).toBe('2026-05-21 23:59:59');
        expect([end, end + 1000].map((now) => earliestArrival(event, now))).toEqual(['2026-05-21', '2026-05-22']);
        expect(isArrivalDay('2026-05-21', 'transportation', event, end)).toBe(true);
        expect(isArrivalDay('2026-05-21', 'transportation', event, end + 1000)).toBe(false);
        expect(arrivalPeriods('mounting', event, end)).toEqual([]);
        expect(defaultDeparture(event, '2026-05-21')).toBe('2026-05-21');
      }),
    );
  });

  it('the permission to add ends with the deadline in the same second as everything else [PASS-050] [PASS-242]', () => {
    const users = [{ id: 1, role: 'edit' as const }];
    fc.assert(
      fc.property(anyZone, fc.constantFrom(...passKinds), fc.integer({ min: -2, max: 2 }), (zone, kind, seconds) => {
        const participation = { ...eventE1({ timezone: zone }), is_edit: true, users };
        const now = deadlineOf(kind, participation) + seconds * 1000;
        const { create } = passRights(kind, { participation, userId: 1, now }, { count: 0, total: 5 });
        expect(create.allowed).toBe(seconds <= 0);
      }),
    );
  });
});

/** Offset of a time zone at the start of installation, from Intl. */
const offsetOf = (zone: string): number => {
  const near = Date.parse('2026-05-13T12:00:00Z');
  return Date.parse(`${clockOf(near, zone).replace(' ', 'T')}Z`) - near;
};
