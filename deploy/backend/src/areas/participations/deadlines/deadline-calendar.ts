import ICAL from 'ical.js';
import { addDays, dayAt, startOfDay, wallClock, type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import { isDeadlinePassed, isInCalendar, type DeadlineItem } from '@fairfront/shared-kit/domain/participations';
import { serverTextIn } from '../../../platform/texts/server-texts';
import { eventSummary } from './deadline-texts';
import { deadlineId, type ParticipationDeadlines } from './deadlines.service';
import { clockText, zoneComponent, type JCal } from './ics-zone';

// lines of 75 octets (RFC 5545, 3.1): ical.js does not count the space that begins a continued line
ICAL.foldLength = 74;

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

/** Control characters other than line breaks have no place in a text of a calendar (RFC 5545, 3.3.11). */
const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');

const alarm = (summary: string, at: number, zone: string, days: number): JCal => {
  const rings = startOfDay(addDays(dayAt(at, zone), -days), zone) + alarmHour;
  return [
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['description', {}, 'text', summary],
      ['trigger', {}, 'duration', ICAL.Duration.fromSeconds(-Math.floor((at - rings) / 1000)).toString()],
    ],
    [],
  ];
};

const event = (
  item: DeadlineItem,
  { participationId, exhibition }: ParticipationDeadlines,
  { locale, stamp, publicUrl }: CalendarOptions,
): JCal => {
  const zone = exhibition.timezone;
  const title = textOf(exhibition, 'title', locale);
  const summary = plainText(eventSummary(item, title, locale));
  const url = `${publicUrl}/participant/${participationId}/deadlines`;
  return [
    'vevent',
    [
      ['uid', {}, 'text', `deadline-${participationId}-${deadlineId(item, zone)}@${new URL(publicUrl).hostname}`],
      ['dtstamp', {}, 'date-time', `${clockText(stamp)}Z`],
      ['dtstart', { tzid: zone }, 'date-time', clockText(wallClock(item.at, zone))],
      ['summary', {}, 'text', summary],
      ['description', {}, 'text', url],
      ['url', {}, 'uri', url],
      // a deadline occupies no time of its day
      ['transp', {}, 'text', 'TRANSPARENT'],
    ],
    alarmDays.map((days) => alarm(summary, item.at, zone, days)),
  ];
};

/** The open deadlines of these participations as an iCalendar file in their own zones. */
export const deadlineCalendar = (all: readonly ParticipationDeadlines[], options: CalendarOptions): string => {
  const shown = all.map((one) => ({ ...one, items: one.items.filter((item) => isShown(item, options.now)) }));
  const zones = [
    ...new Set(shown.filter(({ items }) => items.length > 0).map(({ exhibition }) => exhibition.timezone)),
  ];
  const momentsIn = (zone: string) =>
    shown.flatMap(({ exhibition, items }) => (exhibition.timezone === zone ? items.map(({ at }) => at) : []));
  const calendar: JCal = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Fairfront//Deadlines//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      // not in the registry of RFC 5545: a value of a known type would be written with its VALUE parameter
      ['x-wr-calname', {}, 'unknown', serverTextIn(options.locale, 'deadlines.calendar')],
      ['refresh-interval', {}, 'duration', 'PT6H'],
      ['x-published-ttl', {}, 'unknown', 'PT6H'],
    ],
    [
      ...zones.map((zone) => zoneComponent(zone, Math.min(...momentsIn(zone)), Math.max(...momentsIn(zone)))),
      ...shown.flatMap((one) => one.items.map((item) => event(item, one, options))),
    ],
  ];
  return ICAL.stringify(calendar);
};
