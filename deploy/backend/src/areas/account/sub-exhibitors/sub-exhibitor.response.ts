import { localizedOf } from '@fairfront/shared-kit/domain/common';
import { missingProfileFields } from '@fairfront/shared-kit/domain/account';
import { resendFrom } from '@fairfront/shared-kit/domain/participations/team';
import { quotaResponse } from '../../../identity/memberships/participation-quota';
import type { StoredInvitation, SubExhibitorRow } from './sub-exhibitors.repository';

const invitationResponse = (invitation: StoredInvitation | null) => {
  if (!invitation) return { invite_id: null, invite: null, resend_from: null };
  const { id, expires_at, is_pending } = invitation;
  return {
    invite_id: id,
    invite: is_pending ? ('pending' as const) : ('activated' as const),
    resend_from: is_pending ? new Date(resendFrom(Date.parse(expires_at))).toISOString() : null,
  };
};

/** A sub-exhibitor in the list of its collective organiser. */
export const subExhibitorResponse = (row: SubExhibitorRow) => ({
  id: row.participation_id,
  ...invitationResponse(row.invitation),
  company: { id: row.id, ...localizedOf(row, 'name') },
  is_edit: row.is_edit,
  is_profile_filled: missingProfileFields({ ...row, country: row.country_name === null ? null : {} }).length === 0,
  quota: quotaResponse(row, row.stands, row.certificate_count),
  pass_personal: row.certificate_count,
  pass_held: row.held,
  pass_installation: row.installation_count,
  pass_car: row.car_count,
  catalog_order_id: row.order_id,
  catalog_order_status: row.order_status,
});
