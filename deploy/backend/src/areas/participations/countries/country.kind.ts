import { countryFields } from '@fairfront/shared-kit/domain/participations/set-up-fields';
import type { SetUpKind } from '../../../platform/set-up/set-up-kind';
import { activeParticipations } from '../participations/active-participations.repository';

/** Countries, which all exhibitions share; records keep one that is archived. */
export const countries: SetUpKind<'countries', typeof countryFields> = {
  table: 'countries',
  subject: 'country',
  fields: countryFields,
  toRow: (values) => values,
  toValues: ({ id: _id, archived_at: _archived, ...values }) => values,
  usedBy: [],
  shownTo: (trx, _values, at) => activeParticipations(trx, null, at.toISOString().slice(0, 10)),
};
