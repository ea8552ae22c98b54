import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { anExhibition } from './exhibitions';
import { nextNumber, type TestPortal } from './test-portal';

export const aCompany = (
  { database }: TestPortal,
  changes: Partial<Insertable<Tables['companies']>> = {},
): Promise<Selectable<Tables['companies']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('companies')
    .values({
      ...{ name_rus: `ООО «Компания ${number}»`, name_eng: `Company ${number} LLC`, country_id: null, phone: null },
      ...{ mail_address: null, address: null, website: null, email: null, fax: null, inn: null },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export type Participation = Selectable<Tables['participations']>;

/** An exhibitor that pays in roubles, of a new exhibition and a new company unless their ids are given. */
export const aParticipation = async (
  portal: TestPortal,
  changes: Partial<Insertable<Tables['participations']>> = {},
): Promise<Participation> =>
  portal.database.read
    .insertInto('participations')
    .values({
      exhibition_id: changes.exhibition_id ?? (await anExhibition(portal)).id,
      company_id: changes.company_id ?? (await aCompany(portal)).id,
      ...{ type: 'self', parent_id: null, is_edit: true, is_not_resident: false },
      ...{ is_edo_rent_available: false, is_edo_services_available: false, application_number: null },
      currencies: JSON.stringify([{ code: 'RUR', symbol: '₽' }]),
      ...{ quota_certificate: null, quota_installation: null, quota_car: null },
      ...{ pavilion_xml_id: null, hall_rus: null, hall_eng: null, pavilions: '[]' },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A sub-exhibitor of a collective organiser. */
export const aSubExhibitor = (
  portal: TestPortal,
  parent: Pick<Participation, 'id' | 'exhibition_id'>,
  changes: Partial<Insertable<Tables['participations']>> = {},
): Promise<Participation> =>
  aParticipation(portal, { type: 'sub', parent_id: parent.id, exhibition_id: parent.exhibition_id, ...changes });

type NamePair = readonly [rus: string, eng: string];

/** A hall in a pavilion of its own, of an exhibition. */
export const aHall = async (
  { database }: TestPortal,
  { exhibition_id, pavilion, hall }: { exhibition_id: number; pavilion: NamePair; hall: NamePair },
): Promise<Selectable<Tables['pavilions']>> => {
  const add = ([title_rus, title_eng]: NamePair, parent_id: number | null) =>
    database.read
      .insertInto('pavilions')
      .values({ exhibition_id, parent_id, title_rus, title_eng })
      .returningAll()
      .executeTakeFirstOrThrow();
  return add(hall, (await add(pavilion, null)).id);
};

/** A stand of a participation, of 12 square metres. */
export const aStand = (
  { database }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['stands']>> = {},
): Promise<Selectable<Tables['stands']>> =>
  database.read
    .insertInto('stands')
    .values({ participation_id, title: `24C${nextNumber()}`, area: 12, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
