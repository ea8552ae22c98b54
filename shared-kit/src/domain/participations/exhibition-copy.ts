import { daysBetween, localized, movedDate } from '../common';
import { choice, date, maxLength, printable, required, text, type StoredValues } from '../validation';
import { exhibitionDays, exhibitionDeadlines } from './api/exhibition-dates.schema';
import type { ExtensionRules } from './deadline-extensions';
import { externalId, type exhibitionFields } from './exhibition-fields';

/** What staff say of a copy; everything else is that of the exhibition it is made of. */
export const exhibitionCopyFields = {
  external_id: externalId,
  ...localized('title', () => text(required, maxLength(300), printable)),
  ...localized('subtitle', () => text(maxLength(300))),
  started_at: choice(required, date),
};

type ExhibitionValues = StoredValues<typeof exhibitionFields>;
/** By how many days a copy moves what has a date, and in which zone a moment keeps its time of day. */
export interface ExhibitionMove {
  days: number;
  timezone: string;
}

/** How far the copy of an exhibition lies from it. */
export const exhibitionMove = (
  { started_at, timezone }: Pick<ExhibitionValues, 'started_at' | 'timezone'>,
  copyStartedAt: string,
): ExhibitionMove => ({ days: daysBetween(started_at, copyStartedAt), timezone });

/** A date of the copy; none stays none. */
export const movedWith = <Value extends string | null>({ days, timezone }: ExhibitionMove, value: Value): Value =>
  (value === null ? null : movedDate(value, days, timezone)) as Value;

/** The values of a copy: all dates and deadlines moved by the same number of days. */
export const copiedExhibition = (
  from: ExhibitionValues,
  wanted: StoredValues<typeof exhibitionCopyFields>,
): ExhibitionValues => {
  const move = exhibitionMove(from, wanted.started_at);
  const names = [...exhibitionDays, ...exhibitionDeadlines, 'second_factor_from'] as const;
  const moved = Object.fromEntries(names.map((name) => [name, movedWith(move, from[name])]));
  return { ...from, ...moved, ...wanted };
};

/** Which deadlines of the copy can be extended, and until when. */
export const copiedExtensionRules = (rules: ExtensionRules, move: ExhibitionMove): ExtensionRules =>
  Object.fromEntries(
    Object.entries(rules).map(([kind, rule]) => [kind, { ...rule, until: movedWith(move, rule.until) }]),
  );
