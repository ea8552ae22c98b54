import { localizedOf } from '@fairfront/shared-kit/domain/common';
import type { Static } from 'typebox';
import type { Session } from '../../../platform/http/session';
import type { EmbedTokenRow } from './embed-tokens.repository';
import type { LivingEmbedToken } from '@fairfront/shared-kit/domain/catalogue/api';

/** A token as a caller with this access sees it: participants do not see names of the organiser's staff. */
export const embedTokenResponse = (
  row: EmbedTokenRow,
  { access }: Pick<Session['user'], 'access'>,
): Static<typeof LivingEmbedToken> => ({
  id: row.id,
  user: { id: row.user_id, name: row.name, lastname: row.lastname },
  issued_by:
    row.issuer_id === null || (row.issuer_access === 'manager' && access !== 'manager')
      ? null
      : { id: row.issuer_id, name: row.issuer_name ?? '', lastname: row.issuer_lastname ?? '' },
  is_by_organizer: row.issuer_access === 'manager',
  participation: {
    id: row.participation_id,
    ...localizedOf(row, 'title'),
    ...localizedOf(row, 'name', 'company'),
  },
  site: row.site,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at > row.created_at ? row.last_used_at.toISOString() : null,
  expires_at: (row.expires_at ?? row.created_at).toISOString(),
});
