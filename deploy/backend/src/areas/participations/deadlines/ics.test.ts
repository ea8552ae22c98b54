import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import { foldLine, icsBefore, icsLocal, icsText, icsUtc, writeIcs } from './ics';
import { zoneComponent } from './ics-zone';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('the format of calendars', () => {
  it('folds at 75 octets and cuts no character apart [SHELL-246]', () => {
    const line = `SUMMARY:${'Ё'.repeat(50)}${'🎪'.repeat(30)}`;
    const folded = foldLine(line);
    const parts = folded.split('\r\n');
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(folded.replace(/\r\n /g, '')).toBe(line);
    expect(foldLine('A'.repeat(75))).toBe('A'.repeat(75));
  });

  it('escapes texts, and a reader gets them back [SHELL-246]', () => {
    const text = 'ООО «Рога; и, копыта» \\ первая\nвторая';
    expect(icsText('a;b,c\\d\r\ne\u0007')).toBe('a\\;b\\,c\\\\d\\ne ');
    const file = writeIcs({ name: 'VCALENDAR', lines: [['SUMMARY', icsText(text)]] });
    expect(readCalendar(Buffer.from(file)).lines).toEqual({ SUMMARY: text });
  });

  it('writes moments and lengths', () => {
    expect(icsUtc(utc('2026-06-09T20:59:59'))).toBe('20260609T205959Z');
    expect(icsLocal(utc('2026-06-09T23:59:59'))).toBe('20260609T235959');
    expect(icsBefore(7 * 86_400)).toBe('-P7D');
    expect(icsBefore(86_400 + 13 * 3_600 + 59 * 60 + 59)).toBe('-P1DT13H59M59S');
    expect(icsBefore(50_400)).toBe('-PT14H');
  });
});

describe('the zone of a calendar', () => {
  const read = (zone: string, from: string, to: string) => {
    const text = writeIcs({ name: 'VCALENDAR', lines: [], inside: [zoneComponent(zone, utc(from), utc(to))] });
    const [component] = componentsOf(readCalendar(Buffer.from(text)), 'VTIMEZONE');
    return component?.inside.map(({ name, lines }) => [name, ...Object.values(lines)]);
  };

  it('without summer time is one rule [SHELL-246]', () => {
    expect(read('Europe/Moscow', '2026-03-01T00:00:00', '2026-12-01T00:00:00')).toEqual([
      ['STANDARD', '20260228T030000', '+0300', '+0300'],
    ]);
  });

  it('with summer time names every change by the clock before it [SHELL-246]', () => {
    expect(read('Europe/Berlin', '2026-03-01T00:00:00', '2026-12-01T00:00:00')).toEqual([
      ['STANDARD', '20260228T010000', '+0100', '+0100'],
      ['DAYLIGHT', '20260329T020000', '+0100', '+0200'],
      ['STANDARD', '20261025T030000', '+0200', '+0100'],
    ]);
  });

  it('may lie behind Greenwich and between the hours', () => {
    expect(read('America/St_Johns', '2026-01-10T00:00:00', '2026-01-20T00:00:00')).toEqual([
      ['STANDARD', '20260108T203000', '-0330', '-0330'],
    ]);
  });
});
