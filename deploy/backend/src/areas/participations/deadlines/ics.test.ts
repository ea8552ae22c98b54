import ICAL from 'ical.js';
import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import { deadlineCalendar } from './deadline-calendar';
import type { ParticipationDeadlines } from './deadlines.service';
import { zoneComponent } from './ics-zone';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('the text of a calendar', () => {
  const write = (title: string) => {
    const item = { kind: 'catalogue-order', state: 'need', edge: 'till', at: utc('2026-06-09T20:59:59') };
    const exhibition = { timezone: 'Europe/Moscow', title_rus: title, title_eng: title };
    const all = [{ participationId: 101, exhibition, items: [item] }] as unknown as ParticipationDeadlines[];
    const now = utc('2026-06-01T09:00:00');
    return deadlineCalendar(all, { locale: 'ru', now, stamp: now, publicUrl: 'https://portal.example' });
  };
  const summaryOf = (title: string) =>
    componentsOf(readCalendar(Buffer.from(write(title))), 'VEVENT')[0]?.lines['SUMMARY'];

  // the reader refuses longer lines and broken characters
  it('is folded at 75 octets without splitting a character [SHELL-246]', () => {
    for (let lead = 0; lead < 80; lead += 1) {
      const title = `${'x'.repeat(lead)}${'Ё'.repeat(50)}${'🎪'.repeat(30)}`;
      expect(summaryOf(title)).toBe(`Заявка в каталог: последний день (${title})`);
    }
  });

  it('escapes special characters and drops control characters [SHELL-246]', () => {
    const title = 'ООО «Рога; и, копыта» \\ первая\nвторая';
    expect(summaryOf(title)).toContain(title);
    const unfolded = write('a;b,c\\d\r\ne\u0007').replaceAll('\r\n ', '');
    expect(unfolded).toContain('(a\\;b\\,c\\\\d\\ne )');
  });
});

describe('the zone of a calendar', () => {
  const read = (zone: string, from: string, to: string) => {
    const text = ICAL.stringify(['vcalendar', [], [zoneComponent(zone, utc(from), utc(to))]]);
    const [component] = componentsOf(readCalendar(Buffer.from(text)), 'VTIMEZONE');
    return component?.inside.map(({ name, lines }) => [name, ...Object.values(lines)]);
  };

  it('has one rule without daylight saving time [SHELL-246]', () => {
    expect(read('Europe/Moscow', '2026-03-01T00:00:00', '2026-12-01T00:00:00')).toEqual([
      ['STANDARD', '20260228T030000', '+0300', '+0300'],
    ]);
  });

  it('lists every change to and from daylight saving time in the local time before it [SHELL-246]', () => {
    expect(read('Europe/Berlin', '2026-03-01T00:00:00', '2026-12-01T00:00:00')).toEqual([
      ['STANDARD', '20260228T010000', '+0100', '+0100'],
      ['DAYLIGHT', '20260329T020000', '+0100', '+0200'],
      ['STANDARD', '20261025T030000', '+0200', '+0100'],
    ]);
  });

  it('may be west of Greenwich and have an offset that is not a whole hour', () => {
    expect(read('America/St_Johns', '2026-01-10T00:00:00', '2026-01-20T00:00:00')).toEqual([
      ['STANDARD', '20260108T203000', '-0330', '-0330'],
    ]);
  });
});
