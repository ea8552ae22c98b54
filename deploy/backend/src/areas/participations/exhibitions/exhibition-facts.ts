import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { effectiveDates, type ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Selectable } from 'kysely';
import { exhibitionDeadlines, exhibitionDays } from '@fairfront/shared-kit/domain/participations/api';
import type { ExhibitionsTable } from './tables';

/** The columns of an exhibition that lists show, too; dates as they are stored. */
export const exhibitionColumns = [
  'id',
  ...localizedNames('title'),
  ...localizedNames('subtitle'),
  ...localizedNames('venue'),
  'timezone',
  'website',
  'vat_rate',
  ...exhibitionDays,
  ...exhibitionDeadlines,
  'create_personal_pass_disabled',
  'create_install_pass_disabled',
  'create_car_pass_disabled',
  'is_show_order_additional_services',
] as const;

type ExhibitionFacts = Pick<Selectable<ExhibitionsTable>, Exclude<(typeof exhibitionColumns)[number], 'id'>>;

/** The exhibition with the effective dates of one participation, from a row with the columns of both. */
export const exhibitionOf = (
  row: ExhibitionFacts & { exhibition_id: number; type: EventType; extended_dates: ExtendedDates },
) => {
  const facts = Object.fromEntries(
    exhibitionColumns.map((name) => [name, name === 'id' ? row.exhibition_id : row[name]]),
  ) as ExhibitionFacts & { id: number };
  return { ...effectiveDates(facts, row), vat_rate: Number(facts.vat_rate) };
};
