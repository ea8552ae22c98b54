import { formatDate, standPlace, type StandPlace } from '@fairfront/shared-kit/formats';
import { zoneOf, arrivalPurposes, type PassExhibition } from '@fairfront/mf-passes/model';
import type { EventType } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { CarPassSheet, CargoFormSheet, Fact, FairHead, PersonalPassSheet } from '../documents/sheets';
import { standsOf } from '../participants/participation-parts.repository';
import type { CarPassRow } from './car-passes.repository';
import type { PersonalPassRow } from './personal-passes.repository';

/** What all sheets of one participation share. */
export interface SheetFacts {
  fair: FairHead;
  company: string;
  stands: { id: number; title: string; place: string }[];
}

/** In both languages, as all of a sheet. */
const placeOf = (stand: StandPlace): string =>
  (['ru', 'en'] as const)
    .map((locale) => standPlace(stand, locale))
    .filter(Boolean)
    .join(' / ');

/** Reads exhibition, company and stands for the sheets of a participation. */
export const readSheetFacts = async (
  db: Kysely<Tables>,
  { id, type, exhibition }: { id: number; type: EventType; exhibition: PassExhibition },
): Promise<SheetFacts> => {
  const facts = await db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['e.title_rus', 'e.title_eng', 'e.venue_rus', 'e.venue_eng', 'e.website', 'c.name_rus', 'c.name_eng'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
  const zone = zoneOf({ type, exhibition });
  const day = (value: string) => formatDate(value, 'ru', { zone });
  const stands = await standsOf(db, id);
  return {
    fair: {
      title: { rus: facts.title_rus, eng: facts.title_eng },
      dates: `${day(exhibition.started_at)} – ${day(exhibition.ended_at)}`,
      venue: facts.venue_rus === null ? null : { rus: facts.venue_rus, eng: facts.venue_eng ?? facts.venue_rus },
      website: facts.website,
    },
    company: facts.name_rus || facts.name_eng,
    stands: stands.map((stand) => ({ id: stand.id, title: stand.title, place: placeOf(stand) })),
  };
};

const withPlace = ({ title, place }: { title: string; place: string }): string =>
  place ? `${title} (${place})` : title;

const personalKinds = {
  certificate: { rus: 'Пропуск участника', eng: 'Participant pass' },
  visa: { rus: 'Визовое приглашение', eng: 'Visa invitation' },
  installation: { rus: 'Пропуск на монтаж и демонтаж', eng: 'Installation and dismantling pass' },
} as const;

/** The page of a pass of a person (PASS-199). */
export const personalPassSheet = ({ fair, stands }: SheetFacts, pass: PersonalPassRow): PersonalPassSheet => ({
  fair,
  kind: personalKinds[pass.type],
  passId: pass.id,
  lastname: pass.lastname,
  names: [pass.name, pass.middlename].filter(Boolean).join(' '),
  company: pass.company_name,
  stands: stands.map(withPlace),
  code: pass.barcode,
});

const driverOf = ({ lastname, name, middlename }: CarPassRow): string =>
  [lastname, name, middlename].filter(Boolean).join(' ');

const purposeOf = ({ target }: CarPassRow): string => {
  const purpose = arrivalPurposes.find(({ value }) => value === target);
  return purpose ? `${purpose.title_rus} / ${purpose.title_eng}` : '';
};

const fact = (rus: string, eng: string, value: string | null): Fact => ({ label: { rus, eng }, value: value ?? '' });

/** What both sheets of a vehicle say. */
const commonFacts = ({ company, stands }: SheetFacts, pass: CarPassRow): Fact[] => {
  const stand = stands.find(({ id }) => id === pass.stand_id);
  return [
    fact('Компания', 'Company', company),
    fact('Стенд', 'Stand', stand ? withPlace(stand) : null),
    fact('Дата въезда', 'Entry date', formatDate(pass.entry_date, 'ru')),
    fact('Дата выезда', 'Departure date', formatDate(pass.departure_date, 'ru')),
    fact('Цель', 'Purpose', purposeOf(pass)),
    fact('Прицеп', 'Trailer', pass.trailer_number),
    fact('Водитель', 'Driver', driverOf(pass)),
    fact('Телефон', 'Phone', pass.phone),
  ];
};

/** The page of a car pass (PASS-200). */
export const carPassSheet = (facts: SheetFacts, pass: CarPassRow): CarPassSheet => ({
  fair: facts.fair,
  passId: pass.id,
  carNumber: pass.car_number,
  carType: { rus: pass.car_type_rus, eng: pass.car_type_eng },
  facts: [...commonFacts(facts, pass), fact('Пропуск №', 'Pass No.', String(pass.id))],
  code: pass.barcode,
});

/** The cargo form D03 (PASS-201). */
export const cargoFormSheet = (facts: SheetFacts, pass: CarPassRow): CargoFormSheet => ({
  fair: facts.fair,
  passId: pass.id,
  facts: [
    fact('Автомобиль', 'Vehicle', `${pass.car_number}, ${pass.car_type_rus} / ${pass.car_type_eng}`),
    fact('Грузоподъёмность, т', 'Load capacity, t', pass.load_capacity === null ? null : String(pass.load_capacity)),
    ...commonFacts(facts, pass),
  ],
  cargos: pass.cargos,
});
