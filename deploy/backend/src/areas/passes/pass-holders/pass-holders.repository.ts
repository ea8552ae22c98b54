import type { Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import { localizedAs, textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { jsonRows } from '../../../platform/database/json-rows';

/** An event of a pass, without the person who caused it. */
interface HolderEvent {
  action: string;
  at: string;
  /** The new status, for a change of status. */
  status: string | null;
  comment: string | null;
}

/** The link by which a person filled in the pass. */
export interface HolderLink {
  email: string | null;
  name: string | null;
  company_name: string;
  locale: string;
  /** Whether the link asks for visa data. */
  asks_visa: boolean;
  created_at: string;
  mailed_at: string | null;
  opened_at: string | null;
  filled_at: string | null;
  expires_at: string;
  /** The end that the sender chose. */
  wanted_until: string;
  revoked_at: string | null;
}

/** A person on a pass for people. */
export interface PassPerson extends Localized<'country', string | null> {
  id: number;
  type: 'certificate' | 'visa' | 'installation';
  status: string;
  comment: string | null;
  company_name: string;
  lastname: string;
  name: string;
  middlename: string | null;
  birthday: string | null;
  birthday_place: string | null;
  barcode: string;
  created_at: string;
  updated_at: string;
  /** Whether the pass was deleted; its data is still stored. */
  deleted_at: string | null;
  links: HolderLink[];
  history: HolderEvent[];
}

/** The driver on a car pass. */
export interface PassDriver {
  id: number;
  status: string;
  comment: string | null;
  lastname: string;
  name: string;
  middlename: string | null;
  phone: string;
  car_number: string;
  trailer_number: string | null;
  entry_date: string;
  departure_date: string | null;
  barcode: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  history: HolderEvent[];
}

const historyOf = (kind: 'personal-pass' | 'car-pass') =>
  jsonRows(sql<HolderEvent>`
    select a.action, a.created_at as at, a.details->>'status' as status, a.details->>'comment' as comment
    from audit_log a where a.participation_id = w.participation_id and a.subject = ${`${kind} `} || w.id order by a.id`);

const linkColumns = sql`l.email, l.name, l.company_name, l.locale, l.created_at, l.mailed_at, l.opened_at, l.filled_at,
  l.expires_at, l.wanted_until, l.asks_visa, l.revoked_at`;

/** Selects the people of a participation, or the one on a pass. */
export interface HolderQuery {
  participationId: number;
  /** Id of a personal pass; null selects everybody. */
  passId: number | null;
}

/**
 * The data stored about the people on the passes of a participation, including deleted passes, in one statement. It
 * does not include users of the company or of the organiser.
 */
export const readPassHolders = async (db: Kysely<Tables>, { participationId, passId }: HolderQuery) => {
  const ofAll = passId === null ? sql`true` : sql`false`;
  return db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(localizedAs('e.title', 'exhibition'))
    .select(localizedAs('c.name', 'company'))
    .select([
      jsonRows(sql<PassPerson>`
        select w.id, w.type, w.status, w.comment, w.company_name, w.lastname, w.name, w.middlename,
          ${textColumns('k.name', 'country')}, w.birthday, w.birthday_place, w.barcode,
          w.created_at, w.updated_at, w.deleted_at,
          ${jsonRows(sql<HolderLink>`select ${linkColumns} from pass_links l where l.pass_id = w.id order by l.id`)} as links,
          ${historyOf('personal-pass')} as history
        from personal_passes w left join countries k on k.id = w.country_id
        where w.participation_id = p.id and (${ofAll} or w.id = ${passId ?? 0})
        order by w.lastname_sort collate "C", w.id`).as('people'),
      jsonRows(sql<PassDriver>`
        select w.id, w.status, w.comment, w.lastname, w.name, w.middlename, w.phone, w.car_number, w.trailer_number,
          w.entry_date, w.departure_date, w.barcode, w.created_at, w.updated_at, w.deleted_at,
          ${historyOf('car-pass')} as history
        from car_passes w where w.participation_id = p.id and ${ofAll} order by w.id`).as('drivers'),
      jsonRows(sql<HolderLink>`
        select ${linkColumns} from pass_links l
        where l.participation_id = p.id and l.pass_id is null and ${ofAll} order by l.id`).as('invited'),
    ])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();
};

/** The people on the passes of a participation. */
export type PassHolders = Awaited<ReturnType<typeof readPassHolders>>;
