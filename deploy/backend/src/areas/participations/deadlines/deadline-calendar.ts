import { addDays, dayAt, startOfDay, wallClock, type Locale } from '@fairfront/shared-kit/domain/common';
import { isDeadlinePassed, isInCalendar, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { serverTextIn } from '../../../platform/texts/server-texts';
import { eventSummary } from './deadline-texts';
import { deadlineId, type ParticipationDeadlines } from './deadlines.service';
import { icsBefore, icsLocal, icsText, icsUtc, writeIcs, type IcsComponent } from './ics';
import { zoneComponent } from './ics-zone';

export interface CalendarOptions {
  locale: Locale;
  /** Ms since the epoch by the server's clock. */
  now: number;
  /** When the calendar was created; it must not change while the content is the same (ETag). */
  stamp: number;
  publicUrl: string;
}

/** The days before a deadline on which a calendar reminds, at ten in the morning rather than at the deadline itself. */
const alarmDays = [7, 1] as const;
const alarmHour = 10 * 3_600_000;

const isShown = (item: DeadlineItem, now: number): boolean =>
  isInCalendar({ ...item, isPassed: isDeadlinePassed(item, now) });

const alarm = (summary: string, at: number, zone: string, days: number): IcsComponent => {
  const rings = startOfDay(addDays(dayAt(at, zone), -days), zone) + alarmHour;
  return {
    name: 'VALARM',
    lines: [
      ['ACTION', 'DISPLAY'],
      ['DESCRIPTION', icsText(summary)],
      ['TRIGGER', icsBefore(Math.floor((at - rings) / 1000))],
    ],
  };
};

const event = (
  item: DeadlineItem,
  { participationId, exhibition }: ParticipationDeadlines,
  { locale, stamp, publicUrl }: CalendarOptions,
): IcsComponent => {
  const zone = exhibition.timezone;
  const summary = eventSummary(item, locale === 'ru' ? exhibition.title_rus : exhibition.title_eng, locale);
  const url = `${publicUrl}/participant/${participationId}/deadlines`;
  return {
    name: 'VEVENT',
    lines: [
      ['UID', `deadline-${participationId}-${deadlineId(item, zone)}@${new URL(publicUrl).hostname}`],
      ['DTSTAMP', icsUtc(stamp)],
      [`DTSTART;TZID=${zone}`, icsLocal(wallClock(item.at, zone))],
      ['SUMMARY', icsText(summary)],
      ['DESCRIPTION', icsText(url)],
      ['URL', url],
      // a deadline does not block time in the calendar
      ['TRANSP', 'TRANSPARENT'],
    ],
    inside: alarmDays.map((days) => alarm(summary, item.at, zone, days)),
  };
};

/** The open deadlines of these participations as an iCalendar file in their own zones. */
export const deadlineCalendar = (all: readonly ParticipationDeadlines[], options: CalendarOptions): string => {
  const shown = all.map((one) => ({ ...one, items: one.items.filter((item) => isShown(item, options.now)) }));
  const zones = [
    ...new Set(shown.filter(({ items }) => items.length > 0).map(({ exhibition }) => exhibition.timezone)),
  ];
  const momentsIn = (zone: string) =>
    shown.flatMap(({ exhibition, items }) => (exhibition.timezone === zone ? items.map(({ at }) => at) : []));
  return writeIcs({
    name: 'VCALENDAR',
    lines: [
      ['VERSION', '2.0'],
      ['PRODID', '-//Fairfront//Deadlines//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['X-WR-CALNAME', icsText(serverTextIn(options.locale, 'deadlines.calendar'))],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'],
      ['X-PUBLISHED-TTL', 'PT6H'],
    ],
    inside: [
      ...zones.map((zone) => zoneComponent(zone, Math.min(...momentsIn(zone)), Math.max(...momentsIn(zone)))),
      ...shown.flatMap((one) => one.items.map((item) => event(item, one, options))),
    ],
  });
};
