import { addDays, dayAt, hourOfDay, wallClock } from '../../common';
import {
  choiceOf,
  decideNotification,
  defaultSchedule,
  differencesOf,
  endOfQuiet,
  kindFacts,
  nextDailyEmail,
  notificationKinds,
  scheduleOf,
  type KindChoice,
  type EmailSchedule,
  type NotificationSettings,
} from '.';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z');

interface Changes {
  timezone?: string;
  daily?: Partial<EmailSchedule['daily']>;
  quiet?: Partial<EmailSchedule['quiet']>;
}
const schedule = ({ timezone = 'Europe/Moscow', daily, quiet }: Changes = {}): EmailSchedule => ({
  timezone,
  daily: { ...defaultSchedule.daily, ...daily },
  quiet: { ...defaultSchedule.quiet, ...quiet },
});
const night = { is_on: true, from: 21, until: 8 };

describe('the end of quiet hours', () => {
  // 23 November 2026 is a Monday
  it.each<[string, Changes, string, string]>([
    ['outside of them it is now', { quiet: night }, '2026-11-23T12:00Z', '2026-11-23T12:00Z'],
    ['switched off it is now', { quiet: { ...night, is_on: false } }, '2026-11-23T22:00Z', '2026-11-23T22:00Z'],
    ['from their first second', { quiet: night }, '2026-11-23T18:00Z', '2026-11-24T05:00Z'],
    ['until their last one', { quiet: night }, '2026-11-24T04:59Z', '2026-11-24T05:00Z'],
    ['the end itself is not quiet', { quiet: night }, '2026-11-24T05:00Z', '2026-11-24T05:00Z'],
    ['within one day', { quiet: { is_on: true, from: 12, until: 14 } }, '2026-11-23T09:30Z', '2026-11-23T11:00Z'],
    ['the night before a weekend', { quiet: { ...night, weekends: true } }, '2026-11-27T19:00Z', '2026-11-30T05:00Z'],
    ['a day of the weekend', { quiet: { ...night, weekends: true } }, '2026-11-28T10:00Z', '2026-11-30T05:00Z'],
    [
      'the hours are those of the zone',
      { timezone: 'Asia/Vladivostok', quiet: night },
      '2026-11-23T12:00Z',
      '2026-11-23T22:00Z',
    ],
    [
      'a night with an hour less',
      { timezone: 'Europe/Berlin', quiet: night },
      '2026-03-28T22:00Z',
      '2026-03-29T06:00Z',
    ],
    [
      'an end in the skipped hour is the jump',
      { timezone: 'Europe/Berlin', quiet: { is_on: true, from: 22, until: 2 } },
      '2026-03-28T23:00Z',
      '2026-03-29T01:00Z',
    ],
    [
      'a night with an hour more',
      { timezone: 'Europe/Berlin', quiet: night },
      '2026-10-24T22:00Z',
      '2026-10-25T07:00Z',
    ],
    [
      'the second pass of a repeated hour is quiet, too',
      { timezone: 'Europe/Berlin', quiet: { is_on: true, from: 22, until: 3 } },
      '2026-10-25T01:30Z',
      '2026-10-25T02:00Z',
    ],
  ])('%s [SHELL-463]', (_name, changes, now, end) => expect(iso(endOfQuiet(schedule(changes), at(now)))).toBe(end));
});

describe('the next daily e-mail', () => {
  it.each<[string, Changes, string, string]>([
    ['comes today, while its hour is ahead', {}, '2026-11-23T05:59Z', '2026-11-23T06:00Z'],
    ['comes tomorrow from its own moment on', {}, '2026-11-23T06:00Z', '2026-11-24T06:00Z'],
    ['skips a weekend', {}, '2026-11-27T07:00Z', '2026-11-30T06:00Z'],
    ['comes every day where that is chosen', { daily: { days: 'every' } }, '2026-11-27T07:00Z', '2026-11-28T06:00Z'],
    [
      'skips quiet weekends',
      { daily: { days: 'every' }, quiet: { ...night, weekends: true } },
      '2026-11-27T07:00Z',
      '2026-11-30T06:00Z',
    ],
    [
      'waits for the end of quiet hours',
      { daily: { hour: 7 }, quiet: night },
      '2026-11-23T04:30Z',
      '2026-11-23T05:00Z',
    ],
    [
      'of the evening comes in the morning',
      { daily: { hour: 22 }, quiet: night },
      '2026-11-24T02:00Z',
      '2026-11-24T05:00Z',
    ],
    ['goes by the zone', { timezone: 'Asia/Vladivostok' }, '2026-11-23T05:59Z', '2026-11-23T23:00Z'],
    [
      'keeps its hour when clocks go forward',
      { timezone: 'Europe/Berlin', daily: { days: 'every' } },
      '2026-03-28T09:00Z',
      '2026-03-29T07:00Z',
    ],
    [
      'keeps its hour when clocks go back',
      { timezone: 'Europe/Berlin', daily: { days: 'every' } },
      '2026-10-24T09:00Z',
      '2026-10-25T08:00Z',
    ],
    [
      'in a skipped hour comes at the jump',
      { timezone: 'Europe/Berlin', daily: { days: 'every', hour: 2 } },
      '2026-03-28T12:00Z',
      '2026-03-29T01:00Z',
    ],
    [
      'in a repeated hour comes in its first pass',
      { timezone: 'Europe/Berlin', daily: { days: 'every', hour: 2 } },
      '2026-10-24T12:00Z',
      '2026-10-25T00:00Z',
    ],
    [
      'in a repeated hour comes no second time',
      { timezone: 'Europe/Berlin', daily: { days: 'every', hour: 2 } },
      '2026-10-25T00:30Z',
      '2026-10-26T01:00Z',
    ],
  ])('%s [SHELL-462]', (_name, changes, now, next) =>
    expect(iso(nextDailyEmail(schedule(changes), at(now)))).toBe(next),
  );

  it('is in the future and never in quiet hours, whatever is selected [SHELL-462] [SHELL-463]', () => {
    const zones = ['Europe/Moscow', 'America/Santiago', 'Africa/Cairo', 'Asia/Kathmandu', 'Pacific/Apia'];
    for (const timezone of zones) {
      for (let step = 0; step < 600; step += 1) {
        const now = at('2026-01-01T00:00Z') + step * 53_000_000;
        const [hour, from, until] = [step % 24, (step * 7) % 24, (step * 5 + 1) % 24];
        const chosen = schedule({
          timezone,
          daily: { hour, days: step % 2 ? 'every' : 'workdays' },
          quiet: { is_on: from !== until, from, until, weekends: step % 3 === 0 },
        });
        const next = nextDailyEmail(chosen, now);
        expect(next).toBeGreaterThan(now);
        expect(endOfQuiet(chosen, next)).toBe(next);
      }
    }
  });
});

describe('the decision about a notification', () => {
  const now = at('2026-11-23T19:00Z');
  const settings = (changes: Partial<NotificationSettings> = {}): NotificationSettings => ({
    mail: true,
    choices: {},
    schedule: schedule({ quiet: night }),
    ...changes,
  });
  const choice = (mail: KindChoice['mail'], portal = true): KindChoice => ({ portal, mail });
  const morning = at('2026-11-24T05:00Z');
  const nine = at('2026-11-24T06:00Z');

  it.each<[string, Partial<Parameters<typeof decideNotification>[0]>, ReturnType<typeof decideNotification>]>([
    ['without a choice: both, an e-mail after quiet hours', {}, { portal: true, email: { in: 'own', at: morning } }],
    ['without e-mails: the portal alone', { settings: settings({ mail: false }) }, { portal: true, email: null }],
    [
      'collected',
      { settings: settings({ choices: { order: choice('daily') } }) },
      { portal: true, email: { in: 'daily', at: nine } },
    ],
    [
      'collected, while there is no daily e-mail',
      {
        settings: settings({
          choices: { order: choice('daily') },
          schedule: schedule({ daily: { is_on: false } }),
        }),
      },
      { portal: true, email: null },
    ],
    [
      'neither of both',
      { settings: settings({ choices: { order: choice('none', false) } }) },
      { portal: false, email: null },
    ],
    [
      'the exhibition before the general choice',
      { settings: settings({ choices: { order: choice('none') } }), exhibition: { order: choice('now', false) } },
      { portal: false, email: { in: 'own', at: morning } },
    ],
    [
      'mandatory: at once, in quiet hours, without e-mails, whatever is chosen',
      {
        kind: 'pass-rejected',
        settings: settings({ mail: false, choices: { 'pass-rejected': choice('none', false) } }),
        exhibition: { 'pass-rejected': choice('daily', false) },
      },
      { portal: true, email: { in: 'own', at: now } },
    ],
  ])('%s [SHELL-461] [SHELL-464] [SHELL-465]', (_name, changes, decision) =>
    expect(decideNotification({ kind: 'order', settings: settings(), now, ...changes })).toEqual(decision),
  );

  it('counts the kinds with a different choice for an exhibition [SHELL-464]', () => {
    const general = { order: choice('daily') };
    const own = { order: choice('daily'), chat: choice('none'), 'pass-rejected': choice('now') };
    expect(differencesOf(general, own)).toBe(1);
    expect(choiceOf('chat', general, own)).toEqual(choice('none'));
  });

  it('is based on kinds that all have a category, and of which only four are mandatory [SHELL-460] [SHELL-461]', () => {
    expect(notificationKinds.filter((kind) => kindFacts(kind).isMandatory)).toEqual([
      'pass-rejected',
      'extension',
      'announcement-required',
      'second-factor',
    ]);
    for (const kind of notificationKinds) expect(kindFacts(kind).category).not.toBe('');
  });

  it('uses the time zone of the portal for a user who has chosen none', () =>
    expect(scheduleOf(null)).toEqual({ timezone: 'Europe/Moscow', ...defaultSchedule }));
});

it.each([
  ['Europe/Moscow', '2026-11-23', 9],
  ['America/Santiago', '2026-09-06', 0],
  ['Asia/Kathmandu', '2026-11-23', 23],
])('the hour of a day in %s starts at its first instant on the clock', (zone, day, hour) => {
  const instant = hourOfDay(day, hour, zone);
  expect(dayAt(instant, zone)).toBe(day);
  expect(wallClock(instant - 1_000, zone)).toBeLessThan(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);
  expect(hourOfDay(addDays(day, 1), hour, zone)).toBeGreaterThan(instant);
});
