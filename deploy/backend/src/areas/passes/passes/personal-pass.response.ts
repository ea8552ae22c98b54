import { localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import type { PersonalPass } from '@fairfront/shared-kit/domain/passes/api';
import type { Static } from 'typebox';
import type { PersonalPassRow } from './personal-passes.repository';

/** A personal pass as the API returns it. */
export const personalPassResponse = (row: PersonalPassRow): Static<typeof PersonalPass> => ({
  id: row.id,
  type: row.type,
  status: row.status,
  comment: row.comment,
  company_name: row.company_name,
  lastname: row.lastname,
  name: row.name,
  middlename: row.middlename,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  country:
    row.country_id === null
      ? null
      : {
          id: row.country_id,
          ...localized('name', (locale) => ownTextOf(row, 'country_name', locale)),
          is_simple_visa: row.is_simple_visa ?? false,
        },
  birthday: row.birthday,
  birthday_place: row.birthday_place,
});
