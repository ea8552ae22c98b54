import { printable, website } from '@fairfront/shared-kit/model/validation';
import { field } from '@fairfront/shared-kit/model/validation-yup';
import { Type } from 'typebox';
import { object } from 'yup';
import { writeAudit } from '../../platform/database/audit';
import {
  exhibitionDateErrors,
  exhibitionDays,
  exhibitionDeadlines,
} from '../participations/exhibitions/exhibition-dates.model';
import { ExhibitionSummary } from '../participations/exhibitions/exhibition.schema';
import { DataOf, Day, errorResponses, Id, Nullable, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../platform/http/authentication';
import { invalidFields, notFound } from '../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import { checkValues, namedValues } from '../../platform/http/values';
import { publishParticipationChanged } from '../../platform/outbox/participation-changed';
import { participationsOfExhibition } from '../participations/participations/participation-names.repository';
import { followPassDeadline } from '../passes/pass-links/link-ends.service';
import { announceDemand, followDemand } from '../../identity/second-factor/factor-demands';
import type { RoutePlugin } from '../../platform/http/app.types';
import {
  countExhibitions,
  listExhibitions,
  lockExhibition,
  organizerExhibitionColumns,
  updateExhibition,
} from '../participations/exhibitions/exhibitions.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const Line = Type.String({ minLength: 1, maxLength: 300 });
const MaybeLine = Nullable(Line);
/** What stands on every document of an exhibition, and the address of its site. */
const printedTexts = ['title_rus', 'title_eng', 'venue_rus', 'venue_eng'] as const;
const textsSchema = object({
  ...Object.fromEntries(printedTexts.map((name) => [name, field(printable)])),
  website: field(website, printable),
});

/** What the organiser may change; the zone stays, because stored days and instants are read by it. */
const ExhibitionChange = Type.Partial(
  Type.Object({
    title_rus: Line,
    title_eng: Line,
    subtitle_rus: MaybeLine,
    subtitle_eng: MaybeLine,
    venue_rus: MaybeLine,
    venue_eng: MaybeLine,
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

const OrganizerExhibition = Type.Object(
  {
    ...ExhibitionSummary.properties,
    second_factor_from: Nullable(
      Day({ description: 'From this day on administrators need a second factor; null: nobody does (SHELL-495)' }),
    ),
  },
  { title: 'OrganizerExhibition', description: 'An exhibition with what only the organiser sets' },
);

const changeableNames = Object.keys(ExhibitionChange.properties) as (keyof typeof ExhibitionChange.properties)[];

/** Settings and dates of exhibitions; a change reaches the open tabs of all participations at once (SHELL-270, SHELL-271). */
export const organizerExhibitionsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/organizer/exhibitions',
    {
      config,
      schema: {
        tags,
        summary: 'All exhibitions, the latest first',
        querystring: Type.Object(pagingQuery),
        response: { 200: PageOf(OrganizerExhibition), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const paging = pagingOf(request.query);
      const total = await countExhibitions(database.read);
      const data = await listExhibitions(database.read, paging);
      return { data, meta: pageMeta(paging, total) };
    },
  );

  app.patch(
    '/organizer/exhibitions/:exhibitionId',
    {
      config,
      schema: {
        tags,
        summary: 'Change settings and dates of an exhibition; what is not named stays',
        params: Type.Object({ exhibitionId: Id }),
        body: ExhibitionChange,
        response: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { exhibitionId } = request.params;
      const data = await database.transaction(async (trx) => {
        const former = await lockExhibition(trx, exhibitionId);
        if (!former) throw notFound();
        const wanted: typeof former = { ...former, ...namedValues(request.body, changeableNames) };
        const texts = ([...printedTexts, 'website'] as const).filter((name) => wanted[name] !== former[name]);
        checkValues(namedValues(wanted, texts), textsSchema, request.locale);
        const errors = exhibitionDateErrors(wanted, request.locale);
        if (errors) throw invalidFields(errors);
        const changed = organizerExhibitionColumns.filter((name) => wanted[name] !== former[name]);
        if (changed.length === 0) return former;
        const { id: _id, ...values } = wanted;
        await updateExhibition(trx, exhibitionId, values);
        await followPassDeadline(trx, { exhibitionId });
        if (changed.includes('second_factor_from')) {
          await followDemand(trx, services, wanted);
          await announceDemand(trx, services, wanted);
        }
        await writeAudit(trx, {
          userId: callerOf(request).id,
          action: 'exhibition.changed',
          subject: `exhibition ${exhibitionId}`,
          details: Object.fromEntries(changed.map((name) => [name, { from: former[name], to: wanted[name] }])),
          at: clock.now(),
        });
        await publishParticipationChanged(trx, services, await participationsOfExhibition(trx, exhibitionId));
        return wanted;
      });
      return { data };
    },
  );
};
