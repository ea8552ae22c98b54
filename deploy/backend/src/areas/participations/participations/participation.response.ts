import { localizedOf, localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { isOpenToTeam } from '@fairfront/shared-kit/domain/participations/team-writing';
import { currentCurrency } from '@fairfront/shared-kit/domain/services';
import { isAskedForFactor } from '@fairfront/shared-kit/domain/identity/second-factor';
import { quotaResponse } from '../../../identity/memberships/participation-quota';
import { standResponse, userResponse } from '../access/participation-parts.response';
import { companyResponse } from '../companies/company.response';
import { exhibitionOf } from '../exhibitions/exhibition-facts';
import type { ParticipationListRow } from './participation-list.repository';
import type { ParticipationRow } from './participations.repository';

/** The members of a row, for decisions by role; pending invitations are omitted. */
const membersOf = (row: ParticipationRow) => ({
  is_edit: row.is_edit,
  users: row.users.filter(({ expires_at }) => expires_at === null),
  parent: { users: row.parent_users },
});

/** A participation as this user sees it. */
export const participationResponse = (row: ParticipationRow, userId: number) => {
  const stands = row.stands.map(standResponse);
  return {
    id: row.id,
    type: row.type,
    is_edit: isOpenToTeam(row),
    is_not_resident: row.is_not_resident,
    is_primary: row.is_primary,
    is_edo_rent_available: row.is_edo_rent_available,
    is_edo_services_available: row.is_edo_services_available,
    pays_for_subs: row.pays_for_subs,
    application: row.application_number === null ? null : { number: row.application_number },
    catalog_order_id: row.order_id,
    catalog_order_status: row.order_status,
    catalog_template_id: row.template_id,
    currencies: row.currencies,
    currency: currentCurrency(row),
    quota: quotaResponse(row, stands, row.certificate_count),
    pavilion_xml_id: row.pavilion_xml_id,
    ...localizedOf(row, 'hall'),
    pavilions: row.pavilions,
    stands,
    company: companyResponse(row.company),
    exhibition: {
      ...exhibitionOf(row),
      texts: row.texts,
      managers: row.managers.map((manager) => ({ ...manager, image: null })),
    },
    users: row.users.map(userResponse),
    second_factor_from: row.has_factor || !isAskedForFactor(userId, membersOf(row)) ? null : row.second_factor_from,
    parent:
      row.parent_id === null || row.parent_type === null || row.parent_company_id === null
        ? null
        : {
            id: row.parent_id,
            type: row.parent_type,
            company: {
              id: row.parent_company_id,
              ...localized('name', (locale) => ownTextOf(row, 'parent_name', locale)),
            },
            pays_for_subs: row.parent_pays ?? false,
            users: row.parent_users,
          },
    acting: row.acting && { ...row.acting, until: new Date(row.acting.until).toISOString() },
  };
};

/** A participation in the list of a user. */
export const listedParticipation = (row: ParticipationListRow) => {
  const stands = row.stands.map(standResponse);
  return {
    id: row.participation_id,
    type: row.type,
    company: { id: row.company_id, ...localizedOf(row, 'name') },
    exhibition: exhibitionOf(row),
    stands,
    catalog_order_status: row.catalog_order_status,
    quota: quotaResponse(row, stands, row.certificate_count),
    car_passes_count: row.car_passes_count,
    is_primary: row.is_primary,
    role: row.role,
  };
};
