import { dayAt, isDay } from '../common';
import { choice, email, maxLength, plainName, text, type FieldsFor, type Rule } from '../validation';
import { zoneOf } from './deadlines';
import type { PassEvent } from './pass';
import { lastLinkDay, type LinkRecipient } from './pass-links';

const maxText = 255;

const validUntil =
  ({ event, now }: { event: PassEvent; now: number }): Rule =>
  (value) => {
    const day = String(value);
    if (!isDay(day)) return { rule: 'date' };
    if (day < dayAt(now, zoneOf(event))) return { rule: 'minDate', date: dayAt(now, zoneOf(event)) };
    return day > lastLinkDay(event) ? { rule: 'maxDate', date: lastLinkDay(event) } : null;
  };

/** The day until which new links are valid. */
export const linkDayFields = (context: { event: PassEvent; now: number }) => ({
  expires_on: choice(validUntil(context)),
});

/** One recipient. */
export const recipientFields = {
  email: text(maxLength(maxText), email),
  name: text(maxLength(maxText), plainName),
} satisfies FieldsFor<LinkRecipient>;
