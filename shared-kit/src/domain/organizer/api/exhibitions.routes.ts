import { localized } from '../../common';
import { Type } from 'typebox';
import { DataOf, Day, Id, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { exhibitionDays, exhibitionDeadlines } from '../../participations/api/exhibition-dates.schema';
import { ExhibitionSummary } from '../../participations/api/exhibition.schema';

const Line = Type.String({ minLength: 1, maxLength: 300 });

const MaybeLine = Nullable(Line);

/** What the organiser may change; not the time zone, because stored days and instants depend on it. */
export const ExhibitionChange = Type.Partial(
  Type.Object({
    ...localized('title', () => Line),
    ...localized('subtitle', () => MaybeLine),
    ...localized('venue', () => MaybeLine),
    website: MaybeLine,
    vat_rate: Type.Number({ minimum: 0, maximum: 100 }),
    ...Object.fromEntries(exhibitionDays.map((name) => [name, Day()])),
    ...Object.fromEntries(exhibitionDeadlines.map((name) => [name, Nullable(Type.String({ maxLength: 30 }))])),
    create_personal_pass_disabled: Type.Boolean(),
    create_install_pass_disabled: Type.Boolean(),
    create_car_pass_disabled: Type.Boolean(),
    is_show_order_additional_services: Type.Boolean(),
    second_factor_from: Nullable(Day()),
  }),
);

export const OrganizerExhibition = Type.Object(
  {
    ...ExhibitionSummary.properties,
    second_factor_from: Nullable(
      Day({ description: 'From this day administrators need a second factor; null: not required' }),
    ),
  },
  { title: 'OrganizerExhibition', description: 'An exhibition with the settings of the organiser' },
);

/**
 * Settings and dates of exhibitions; a change is pushed to the open tabs of all participations.
 */
export const organizerExhibitionsApi = routeTable('organizer', {
  'GET /organizer/exhibitions': {
    summary: 'List all exhibitions, latest first',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'filtered',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(OrganizerExhibition), ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/exhibitions/{exhibitionId}': {
    summary: 'Update settings and dates of an exhibition; omitted fields are unchanged',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id }),
    body: ExhibitionChange,
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 422) },
  },
});
