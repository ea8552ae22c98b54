import { cataloguePeriod } from '@fairfront/shared-kit/domain/catalogue';
import { HttpError, refused } from '../../../platform/http/http-error';
import { areaText } from '../../../platform/texts/area-texts';
import type { CatalogueOffer, CatalogueContext } from './catalogue-access';

/** The error of a rule that concerns no single field: 422 with a code and its text. */
export const refusedBy = (code: string): HttpError => refused(code, areaText('catalog', `errors.${code}`));

/** Requires a catalogue. @throws HttpError 422 `catalogue_not_offered` */
export const requireOffer = ({ offer }: CatalogueContext): CatalogueOffer => {
  if (!offer) throw refusedBy('catalogue_not_offered');
  return offer;
};

/** The dates for the rule of periods, from the exhibition, its template and an order. */
export const periodDates = ({ offer, timezone }: CatalogueContext, editableUntil: Date | null) => ({
  catalog_order_deadline: offer?.template.catalog_order_ended_at ?? null,
  catalog_print_started_at: offer?.template.catalog_print_started_at ?? null,
  timezone,
  editable_until: editableUntil?.toISOString() ?? null,
});

/** @throws HttpError 422 `deadline_reached` if orders can no longer be saved or sent */
export const requirePeriod = (access: CatalogueContext, editableUntil: Date | null, now: Date): void => {
  const dates = periodDates(access, editableUntil);
  if (cataloguePeriod(dates, now.getTime()) === 'closed') throw refusedBy('deadline_reached');
};

/** The error if the order was changed meanwhile; nothing is stored. @param data what the caller needs to continue */
export const versionConflict = (data?: unknown): HttpError =>
  new HttpError(409, areaText('catalog', 'errors.version_conflict'), {
    code: 'version_conflict',
    ...(data === undefined ? {} : { data }),
  });
