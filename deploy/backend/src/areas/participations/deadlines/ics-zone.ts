import { wallClock } from '@fairfront/shared-kit/domain/common';

/** A component as jCal (RFC 7265), which ical.js writes as text: name, properties, components inside. */
export type JCal = [
  name: string,
  properties: [name: string, parameters: Record<string, string>, type: string, value: string][],
  inside: JCal[],
];

/** A wall clock given as if it were UTC: `2026-06-09T23:59:59`. */
export const clockText = (clock: number): string => new Date(clock).toISOString().slice(0, 19);

const dayMs = 86_400_000;

const offsetAt = (instant: number, zone: string): number => wallClock(instant, zone) - instant;

const sign = (offset: number): string => (offset < 0 ? '-' : '+');

const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${sign(offset)}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** The second in which the offset changes inside a day, found by halving. */
const changeBetween = (from: number, to: number, zone: string): number => {
  const before = offsetAt(from, zone);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
};

/** All changes of the clock between two instants, with the offsets before and after, ms. */
const changesIn = (zone: string, from: number, to: number): { at: number; before: number; after: number }[] => {
  const changes = [];
  for (let start = from; start < to; start += dayMs) {
    const end = Math.min(start + dayMs, to);
    const [before, after] = [offsetAt(start, zone), offsetAt(end, zone)];
    if (before !== after) changes.push({ at: changeBetween(start, end, zone), before, after });
  }
  return changes;
};

/**
 * The rules of a zone for events between two instants, so that a calendar program needs no zone data of its own: the offset
 * before them and every change of the clock up to the last one (RFC 5545, 3.6.5). They come from the same zone data as the
 * wall clocks of the events: rules of another data version would move an event by an hour.
 */
export const zoneComponent = (zone: string, first: number, last: number): JCal => {
  const from = Math.floor((first - dayMs) / 1000) * 1000;
  const atStart = offsetAt(from, zone);
  const changes = changesIn(zone, from, last + dayMs);
  const smallest = Math.min(atStart, ...changes.map(({ after }) => after));
  const observance = (start: number, before: number, after: number): JCal => [
    after > smallest ? 'daylight' : 'standard',
    [
      // the onset is written by the clock that was valid until then
      ['dtstart', {}, 'date-time', clockText(start + before)],
      ['tzoffsetfrom', {}, 'utc-offset', offsetText(before)],
      ['tzoffsetto', {}, 'utc-offset', offsetText(after)],
    ],
    [],
  ];
  return [
    'vtimezone',
    [['tzid', {}, 'text', zone]],
    [observance(from, atStart, atStart), ...changes.map(({ at, before, after }) => observance(at, before, after))],
  ];
};
