import { dayAt, isDay } from '../../model';
import { email, maxLength, plainName, type Rule } from '../../model/validation';
import { field } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';
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

/** The day until which new links are valid (PASS-291). */
export const linkDaySchema = (context: { event: PassEvent; now: number }): AnyObjectSchema =>
  object({ expires_on: field(validUntil(context)) });

/** One recipient (PASS-291). */
export const recipientSchema: AnyObjectSchema = object({
  email: field(maxLength(maxText), email),
  name: field(maxLength(maxText), plainName),
} satisfies Record<keyof LinkRecipient, unknown>);
