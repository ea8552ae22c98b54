import { isOpenToTeam } from '@fairfront/shared-kit/domain/participations/team-writing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { quotaResponse } from '../memberships/participation-quota';
import { readUserRow, type UserRow } from './users.repository';

const nothingPrimary = { role: null, currency: null, is_edit: false, quota: null };

const userResponse = (row: UserRow) => {
  const { type, is_edit, currencies, role, stands, certificate_count, phone, ...rest } = row;
  const { quota_certificate, quota_installation, quota_car, ...user } = rest;
  const quotas = { quota_certificate, quota_installation, quota_car };
  const mirror =
    type === null
      ? nothingPrimary
      : {
          role,
          currency: currencies?.[0]?.code ?? null,
          is_edit: isOpenToTeam({ type, is_edit }),
          quota: quotaResponse({ type, ...quotas }, stands, certificate_count),
        };
  return { ...user, phone: phone && `+${phone}`, ...mirror };
};

/** The user as the API returns them; role, currency, is_edit and quota are those of the primary participation. */
export const readUser = async (db: Kysely<Tables>, id: number) => userResponse(await readUserRow(db, id));
