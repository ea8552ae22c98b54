import { formatDate, standPlace, type StandPlace } from '@fairfront/shared-kit/platform/formats';
import { zoneOf, type PassExhibition } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Fact, ExhibitionHead } from '../../../platform/documents/sheets';
import type { CarPassSheet } from './car-pass.pdf';
import type { CargoFormSheet } from './cargo-form.pdf';
import type { PersonalPassSheet } from './personal-pass.pdf';
import { listStands, readParticipationNames, standResponse } from '../../participations';
import { areaText } from '../../../platform/texts/area-texts';
import { printedText, type NameIn } from '../../../platform/texts/server-texts';
import type { CarPassRow } from './car-passes.repository';
import type { PersonalPassRow } from './personal-passes.repository';

/** Data that all sheets of a participation share. */
export interface SheetFacts {
  exhibition: ExhibitionHead;
  company: string;
  stands: { id: number; title: string; place: string }[];
}

/** A text in both languages, like all texts of a sheet. */
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
  const facts = await readParticipationNames(db, id);
  const zone = zoneOf({ type, exhibition });
  const day = (value: string) => formatDate(value, 'ru', { zone });
  const stands = (await listStands(db, id)).map(standResponse);
  return {
    exhibition: {
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

/** The page of a personal pass. */
export const personalPassSheet = ({ exhibition, stands }: SheetFacts, pass: PersonalPassRow): PersonalPassSheet => ({
  exhibition,
  kind: printedText(`passSheets.${pass.type}`),
  passId: pass.id,
  lastname: pass.lastname,
  names: [pass.name, pass.middlename].filter(Boolean).join(' '),
  company: pass.company_name,
  stands: stands.map(withPlace),
  labels: {
    passId: printedText('passSheets.number'),
    stands: printedText(stands.length > 1 ? 'passSheets.stands' : 'passSheets.stand'),
  },
  code: pass.barcode,
});

const driverOf = ({ lastname, name, middlename }: CarPassRow): string =>
  [lastname, name, middlename].filter(Boolean).join(' ');

const purposeOf = ({ target }: CarPassRow): string => {
  const { ru, en } = areaText('passes', `purpose.${target}`);
  return `${ru} / ${en}`;
};

const fact = (name: NameIn<'passSheets'>, value: string | null): Fact => ({
  label: printedText(`passSheets.${name}`),
  value: value ?? '',
});

/** Data that both sheets of a vehicle show. */
const commonFacts = ({ company, stands }: SheetFacts, pass: CarPassRow): Fact[] => {
  const stand = stands.find(({ id }) => id === pass.stand_id);
  return [
    fact('company', company),
    fact('stand', stand ? withPlace(stand) : null),
    fact('entryDate', formatDate(pass.entry_date, 'ru')),
    fact('departureDate', formatDate(pass.departure_date, 'ru')),
    fact('purpose', purposeOf(pass)),
    fact('trailer', pass.trailer_number),
    fact('driver', driverOf(pass)),
    fact('phone', pass.phone),
  ];
};

/** The page of a car pass. */
export const carPassSheet = (facts: SheetFacts, pass: CarPassRow): CarPassSheet => ({
  exhibition: facts.exhibition,
  heading: printedText('passSheets.car'),
  passId: pass.id,
  carNumber: pass.car_number,
  carType: { rus: pass.car_type_rus, eng: pass.car_type_eng },
  facts: [...commonFacts(facts, pass), fact('number', String(pass.id))],
  code: pass.barcode,
});

/** Data that every cargo form shows. */
export const cargoFormTexts = (): Pick<CargoFormSheet, 'head' | 'signatures'> => ({
  head: { title: printedText('passSheets.cargo'), quantity: printedText('passSheets.quantity') },
  signatures: (['exhibitorSigns', 'driverSigns', 'entryPermitted', 'exitPermitted'] as const).map((name) =>
    printedText(`passSheets.${name}`),
  ),
});

/** The cargo form D03. */
export const cargoFormSheet = (facts: SheetFacts, pass: CarPassRow): CargoFormSheet => ({
  exhibition: facts.exhibition,
  heading: printedText('passSheets.cargoForm', { id: pass.id }),
  facts: [
    fact('vehicle', `${pass.car_number}, ${pass.car_type_rus} / ${pass.car_type_eng}`),
    fact('loadCapacity', pass.load_capacity === null ? null : String(pass.load_capacity)),
    ...commonFacts(facts, pass),
  ],
  ...cargoFormTexts(),
  cargos: pass.cargos,
});
