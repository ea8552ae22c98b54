import { snoozeOffers, snoozeRefusal } from './snooze';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z');

describe('snoozing a notification', () => {
  const now = at('2026-11-22T11:06:30Z');
  const offers = (deadline: string | null, zone = 'Europe/Moscow') =>
    snoozeOffers(now, zone, deadline === null ? null : at(deadline)).map(({ name, until }) => [name, iso(until)]);

  it('offers an hour, the next morning and the day before the deadline [SHELL-466]', () => {
    const [hour, morning] = [
      ['hour', '2026-11-22T12:07Z'],
      ['morning', '2026-11-23T06:00Z'],
    ];
    expect(offers(null)).toEqual([hour, morning]);
    expect(offers('2026-11-25T20:59Z')).toEqual([hour, morning, ['beforeDeadline', '2026-11-24T06:00Z']]);
    expect(offers('2026-11-24T20:59Z')).toEqual([hour, morning]);
    expect(offers('2027-09-24T20:59Z')).toEqual([hour, morning]);
    expect(offers(null, 'Asia/Vladivostok')[1]).toEqual(['morning', '2026-11-22T23:00Z']);
  });

  it.each([
    ['now', 0, 'past'],
    ['no time at all', Number.NaN, 'past'],
    ['a second ahead', 1_000, null],
    ['90 days', 90 * 86_400_000, null],
    ['longer', 90 * 86_400_000 + 1, 'far'],
  ])('%s [SHELL-466]', (_name, ahead, refusal) => expect(snoozeRefusal(now + ahead, now)).toBe(refusal));
});
