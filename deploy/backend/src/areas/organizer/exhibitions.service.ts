import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { exhibitionFields } from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import type { ExhibitionDates } from '@fairfront/shared-kit/domain/participations/exhibition-dates';
import type { StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { announceDemand, followDemand } from '../../identity/second-factor/factor-demands';
import type { Tables } from '../../platform/database/tables';
import { invalidFields, invalidTexts } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { serverText } from '../../platform/texts/server-texts';
import {
  changeRecord,
  createExhibitions,
  exhibitionDateErrors,
  exhibitionKind,
  participationsOfExhibition,
} from '../participations';
import { followPassDeadline } from '../passes';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** @throws HttpError 422 by date */
export const checkExhibitionDates = (dates: ExhibitionDates, locale: Locale): void => {
  const errors = exhibitionDateErrors(dates, locale);
  if (errors) throw invalidFields(errors);
};

/** Stores a new exhibition of valid values. @returns its id */
export const createExhibition = async (
  trx: Transaction<Tables>,
  services: Needs,
  values: StoredValues<typeof exhibitionFields>,
  author: { userId: number; at: Date },
): Promise<number> => {
  const [id = 0] = await createExhibitions(trx, [values], author);
  await followDemand(trx, services, { id, ...values });
  return id;
};

/**
 * Changes an exhibition and what follows from its dates.
 * @throws HttpError 404, 422 by field, 422 `timezone_in_use`
 */
export const changeExhibition = (
  trx: Transaction<Tables>,
  services: Needs,
  change: { id: number; body: object; userId: number; locale: Locale },
) => {
  const { id, locale } = change;
  return changeRecord(trx, services, exhibitionKind, change, {
    check: async (wanted, row) => {
      checkExhibitionDates(wanted, locale);
      if (wanted.timezone === exhibitionKind.valuesOf(row).timezone) return;
      // stored days and instants of passes and orders depend on it
      if ((await participationsOfExhibition(trx, id)).length === 0) return;
      throw invalidTexts({ timezone: serverText('setUp.timezoneInUse') }, 'timezone_in_use');
    },
    follow: async (wanted, changed) => {
      await followPassDeadline(trx, { exhibitionId: id });
      if (!changed.includes('second_factor_from')) return;
      await followDemand(trx, services, { id, ...wanted });
      await announceDemand(trx, services, { id, ...wanted });
    },
  });
};
