import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '@fairfront/shared-kit/domain/http';
import type { Session } from '../../../platform/http/session';
import type { LivingToken } from './embed-tokens.repository';

const Person = { id: Id, name: Type.String(), lastname: Type.String() };

/** A token in a list. */
export const LivingEmbedToken = Type.Object(
  {
    id: Id,
    user: Type.Object(Person, { description: 'Whom it acts as' }),
    issued_by: Nullable(
      Type.Object(Person, {
        description:
          'Who asked for it; null where that was not recorded, and for people of the organiser, who are named to staff only',
      }),
    ),
    is_by_organizer: Type.Boolean({ description: 'The organiser asked for it' }),
    participation: Type.Object(
      {
        id: Id,
        title_rus: Type.String(),
        title_eng: Type.String(),
        company_rus: Type.String(),
        company_eng: Type.String(),
      },
      { description: 'What it opens the catalogue of: names of exhibition and company' },
    ),
    site: Nullable(
      Type.String({ description: 'Origin of the page that last used it; null where no page has said so' }),
    ),
    created_at: Instant(),
    last_used_at: Nullable(Instant({ description: 'To about ten minutes; null before the first use' })),
    expires_at: Instant(),
  },
  { title: 'LivingEmbedToken', description: 'A token of a foreign page that has not ended; never the token itself' },
);

/** A token as a caller with this access sees it: people of the organiser are not named to participants. */
export const livingEmbedToken = (
  row: LivingToken,
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
    title_rus: row.title_rus,
    title_eng: row.title_eng,
    company_rus: row.name_rus,
    company_eng: row.name_eng,
  },
  site: row.site,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at > row.created_at ? row.last_used_at.toISOString() : null,
  expires_at: (row.expires_at ?? row.created_at).toISOString(),
});
