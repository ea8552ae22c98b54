import { localizedNames, type Locale } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction } from 'kysely';
import { hashOf } from '../../../identity/sessions/tokens';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { isOfParentOnly, exhibitionColumns } from '../../participations';

const linkQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('pass_links as l')
    .leftJoin('users as r', (join) =>
      join
        .onRef('r.id', '=', 'l.revoked_by')
        .on(sql<boolean>`not ${isOfParentOnly('l.participation_id', 'l.revoked_by')}`),
    )
    .leftJoin('personal_passes as p', (join) => join.onRef('p.id', '=', 'l.pass_id').on('p.deleted_at', 'is', null))
    .selectAll('l')
    .select([
      'r.name as revoker_name',
      'r.lastname as revoker_lastname',
      'p.id as current_pass_id',
      'p.name as pass_name',
      'p.lastname as pass_lastname',
    ]);

export type PassLinkRow = Awaited<ReturnType<ReturnType<typeof linkQuery>['executeTakeFirstOrThrow']>>;

/** One page, newest first. */
export const listPassLinks = (
  db: Kysely<Tables>,
  participationId: number,
  { page, perPage }: Paging,
): Promise<PassLinkRow[]> =>
  linkQuery(db)
    .where('l.participation_id', '=', participationId)
    .orderBy('l.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** How many links a participation `p` has. */
export const linkCount = () => sql<number>`(select count(*) from pass_links pl where pl.participation_id = p.id)`;

/** One link of this participation, or undefined. */
export const findPassLink = (db: Kysely<Tables>, participationId: number, linkId: number) =>
  linkQuery(db).where('l.participation_id', '=', participationId).where('l.id', '=', linkId).executeTakeFirst();

/** The same by its id alone, for background work. */
export const findPassLinkById = (db: Kysely<Tables>, linkId: number) =>
  linkQuery(db).where('l.id', '=', linkId).executeTakeFirst();

/** The link behind an address, in any state. */
export const findLinkByToken = (db: Kysely<Tables>, token: string) =>
  linkQuery(db)
    .innerJoin('pass_link_tokens as t', 't.link_id', 'l.id')
    .where('t.token_hash', '=', hashOf(token))
    .executeTakeFirst();

/** The sender of a link; undefined for members of the collective organiser, whose names sub-exhibitors may not see. */
export const readSender = (db: Kysely<Tables>, { id }: { id: number }) =>
  db
    .selectFrom('pass_links as l')
    .innerJoin('users as u', 'u.id', 'l.created_by')
    .select(['u.name', 'u.lastname', 'u.email'])
    .where('l.id', '=', id)
    .where(sql<boolean>`not ${isOfParentOnly('l.participation_id', 'l.created_by')}`)
    .executeTakeFirst();

/** Addresses of a participation that have an open link already. */
export const openAddresses = async (db: Kysely<Tables>, participationId: number, now: Date): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('pass_links')
    .select('email')
    .where('participation_id', '=', participationId)
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', secondOf(now))
    .where('email', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ email }) => email ?? []));
};

/** A link is valid until the end of its last second. */
const secondOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000);

/** Adds a token to a link; only its hash is stored. */
export const addToken = async (
  db: Kysely<Tables>,
  { linkId, token, at }: { linkId: number; token: string; at: Date },
): Promise<void> => {
  await db
    .insertInto('pass_link_tokens')
    .values({ token_hash: hashOf(token), link_id: linkId, created_at: at })
    .execute();
};

export interface NewPassLink {
  participationId: number;
  email: string | null;
  name: string | null;
  companyName: string;
  asksVisa: boolean;
  locale: Locale;
  expiresAt: Date;
  userId: number;
  at: Date;
}

/** Stores new links. @returns their ids in the given order */
export const insertPassLinks = async (trx: Transaction<Tables>, links: readonly NewPassLink[]): Promise<number[]> => {
  const rows = await trx
    .insertInto('pass_links')
    .values(
      links.map(({ participationId, email, name, companyName, asksVisa, locale, expiresAt, userId, at }) => ({
        participation_id: participationId,
        email,
        name,
        company_name: companyName,
        asks_visa: asksVisa,
        locale,
        expires_at: expiresAt,
        wanted_until: expiresAt,
        created_at: at,
        created_by: userId,
        mailed_at: null,
        opened_at: null,
        filled_at: null,
        pass_id: null,
        revoked_at: null,
        revoked_by: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

/** Locks a link, so that two people with the same address fill it in one after the other. */
export const lockPassLink = async (trx: Transaction<Tables>, linkId: number): Promise<void> => {
  await sql`select id from pass_links where id = ${linkId} for update`.execute(trx);
};

/** The exhibition of a participation for the page of a link, and what its dates depend on. */
export const readExhibitionOf = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.type', 'p.extended_dates'])
    .select(exhibitionColumns.map((name) => `e.${name}` as const))
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

/** The countries that the page of a link offers, by their Russian names. */
export const listOfferedCountries = (db: Kysely<Tables>) =>
  db
    .selectFrom('countries')
    .select(['id', ...localizedNames('name'), 'is_simple_visa'])
    .orderBy('name_rus')
    .execute();
