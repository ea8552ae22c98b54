import { cataloguePeriod } from '@fairfront/shared-kit/domain/catalogue';
import { HttpError, refused } from '../../../platform/http/http-error';
import { areaText } from '../../../platform/texts/area-texts';
import type { CatalogueOffer, CatalogueContext } from './catalogue-access';

/** A rule of the catalogue that has nothing to do with one field: 422 with the sentence of its code. */
export const refusedBy = (code: string): HttpError => refused(code, areaText('catalog', `errors.${code}`));

/** What can be ordered. @throws HttpError 422 `catalogue_not_offered` */
export const requireOffer = ({ offer }: CatalogueContext): CatalogueOffer => {
  if (!offer) throw refusedBy('catalogue_not_offered');
  return offer;
};

/** The dates of the rule of periods, of the exhibition, its template and one order. */
export const periodDates = ({ offer, timezone }: CatalogueContext, editableUntil: Date | null) => ({
  catalog_order_deadline: offer?.template.catalog_order_ended_at ?? null,
  catalog_print_started_at: offer?.template.catalog_print_started_at ?? null,
  timezone,
  editable_until: editableUntil?.toISOString() ?? null,
});

/** @throws HttpError 422 `deadline_reached` when nothing is saved or sent any more */
export const requirePeriod = (access: CatalogueContext, editableUntil: Date | null, now: Date): void => {
  const dates = periodDates(access, editableUntil);
  if (cataloguePeriod(dates, now.getTime()) === 'closed') throw refusedBy('deadline_reached');
};

/** The order was changed meanwhile; nothing was stored. @param data what the caller needs to go on */
export const versionConflict = (data?: unknown): HttpError =>
  new HttpError(409, areaText('catalog', 'errors.version_conflict'), {
    code: 'version_conflict',
    ...(data === undefined ? {} : { data }),
  });
