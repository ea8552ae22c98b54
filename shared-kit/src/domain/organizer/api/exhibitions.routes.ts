import { localized } from '../../../formats';
import { Type } from 'typebox';
import { DataOf, Day, Id, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { exhibitionDays, exhibitionDeadlines } from '../../participations/api/exhibition-dates.schema';
import { ExhibitionSummary } from '../../participations/api/exhibition.schema';

const Line = Type.String({ minLength: 1, maxLength: 300 });

const MaybeLine = Nullable(Line);

/** What the organiser may change; the zone stays, because stored days and instants are read by it. */
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
      Day({ description: 'From this day on administrators need a second factor; null: nobody does (SHELL-495)' }),
    ),
  },
  { title: 'OrganizerExhibition', description: 'An exhibition with what only the organiser sets' },
);

/** Settings and dates of exhibitions; a change reaches the open tabs of all participations at once (SHELL-270, SHELL-271). */
export const organizerExhibitionsApi = routeTable('organizer', {
  'GET /organizer/exhibitions': {
    summary: 'All exhibitions, the latest first',
    access: 'manager',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(OrganizerExhibition), ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/exhibitions/{exhibitionId}': {
    summary: 'Change settings and dates of an exhibition; what is not named stays',
    access: 'manager',
    params: Type.Object({ exhibitionId: Id }),
    body: ExhibitionChange,
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 422) },
  },
});
