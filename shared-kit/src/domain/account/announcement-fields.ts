import { readDay } from '../../platform/formats';
import { localized } from '../common';
import {
  choice,
  field,
  list,
  oneLine,
  oneOf,
  saying,
  text,
  unless,
  words,
  type CodedIssue,
  type Rule,
} from '../validation';
import type { EventType } from '../participations';
import { announcementAudiences, announcementFileLimit, announcementLimits } from './announcements';

/** The context that the rules of a day depend on. */
interface Publishing {
  is_compulsory: boolean;
  /** The day at the exhibition. */
  today: string;
}
type DayRule = Rule<string | null, Publishing, CodedIssue>;

const dayRules: readonly DayRule[] = [
  unless((value) => !value || readDay(value) !== null, 'announcement_day'),
  unless((value, { is_compulsory }) => !value || is_compulsory, 'announcement_optional_day'),
  unless((value, { today }) => !value || value >= today, 'announcement_past'),
];

const line = text(...words(announcementLimits.title), oneLine);
const body = text(...words(announcementLimits.body));

/** The fields of a published announcement that can change: its readers were notified of the audience and of the duty to read. */
export const announcementChangeFields = {
  ...localized('title', () => line),
  ...localized('body', () => body),
  read_until: choice(...dayRules),
};

/** The fields of an announcement; `file` is the size of the PDF, null without one. */
export const announcementFields = {
  ...announcementChangeFields,
  audience: list(
    field(saying('announcement_audience', oneOf(announcementAudiences))),
    unless((audience: readonly EventType[]) => audience.length > 0, 'announcement_audience'),
  ),
  file: field(
    unless((size: number | null) => size === null || size >= 1, 'file_empty'),
    unless((size: number | null) => size === null || size <= announcementFileLimit, 'file_too_big'),
  ),
};
