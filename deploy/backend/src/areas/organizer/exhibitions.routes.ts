import { ExhibitionChange, organizerExhibitionsApi } from '@fairfront/shared-kit/domain/organizer/api';
import { exhibitionTextFields } from '@fairfront/shared-kit/domain/organizer/exhibition-text-fields';
import type { ValuesOf } from '@fairfront/shared-kit/domain/validation';
import { announceDemand, followDemand } from '../../identity/second-factor/factor-demands';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { invalidFields, notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import { checkValues, namedValues } from '../../platform/http/values';
import { publishParticipationChanged } from '../../platform/outbox/participation-changed';
import {
  countExhibitions,
  exhibitionDateErrors,
  listExhibitions,
  lockExhibition,
  organizerExhibitionColumns,
  participationsOfExhibition,
  updateExhibition,
} from '../participations';
import { followPassDeadline } from '../passes';

const textNames = Object.keys(exhibitionTextFields) as (keyof typeof exhibitionTextFields)[];

type ExhibitionTexts = ValuesOf<typeof exhibitionTextFields>;

/** The changed texts: unchanged ones are not validated, because they may be older than the rules. */
const changedTexts = (wanted: ExhibitionTexts, former: ExhibitionTexts) =>
  Object.fromEntries(
    textNames.map((name) => [name, wanted[name] === former[name] ? null : wanted[name]]),
  ) as ExhibitionTexts;

const changeableNames = Object.keys(ExhibitionChange.properties) as (keyof typeof ExhibitionChange.properties)[];

export const organizerExhibitionsRoutes: RoutePlugin = implement(organizerExhibitionsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/exhibitions': async (request) => {
      const paging = pagingOf(request.query);
      const total = await countExhibitions(database.read);
      const data = await listExhibitions(database.read, paging);
      return { data, meta: pageMeta(paging, total) };
    },
    'PATCH /organizer/exhibitions/{exhibitionId}': async (request) => {
      const { exhibitionId } = request.params;
      const data = await database.transaction(async (trx) => {
        const former = await lockExhibition(trx, exhibitionId);
        if (!former) throw notFound();
        const wanted: typeof former = { ...former, ...namedValues(request.body, changeableNames) };
        checkValues(changedTexts(wanted, former), exhibitionTextFields, request.locale);
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
  };
});
