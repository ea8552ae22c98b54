import {
  storedExhibitionTexts,
  exhibitionTextNames,
} from '@fairfront/shared-kit/domain/participations/exhibition-fields';
import { currencySymbol, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { insertNumbered, insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import { digitsOf } from '../../../platform/http/values';
import type {
  NewCompany,
  NewCountry,
  NewExhibition,
  NewManager,
  NewMember,
  NewParticipation,
  NewPavilion,
  NewStand,
} from './new-rows';

const textNames: ReadonlySet<string> = new Set(exhibitionTextNames.flatMap((name) => [...localizedNames(name)]));

/** The columns of an exhibition, of its values: info texts are one column. */
export const exhibitionColumnsOf = <Values extends Partial<NewExhibition>>({
  currencies,
  extension_rules,
  ...values
}: Values) => ({
  ...(Object.fromEntries(Object.entries(values).filter(([name]) => !textNames.has(name))) as Omit<
    NewExhibition,
    'currencies' | 'extension_rules'
  >),
  texts: JSON.stringify(storedExhibitionTexts(values)),
  ...(currencies && { currencies: JSON.stringify(currencies) }),
  ...(extension_rules && { extension_rules: JSON.stringify(extension_rules) }),
});

/** The columns of a company; phones are stored as digits. */
export const companyColumnsOf = <Values extends { phone: string | null }>(values: Values): Values => ({
  ...values,
  phone: values.phone && digitsOf(values.phone),
});

/** Currencies as participations store them, with their symbols. */
export const currenciesWithSymbols = (codes: readonly string[]): string =>
  JSON.stringify(codes.map((code) => ({ code, symbol: currencySymbol(code) })));

export const insertCountries = (trx: Transaction<Tables>, rows: readonly NewCountry[]) =>
  insertNumbered(trx, 'countries', rows);

export const insertExhibitions = (trx: Transaction<Tables>, rows: readonly NewExhibition[]) =>
  insertNumbered(trx, 'exhibitions', rows.map(exhibitionColumnsOf));

export const insertPavilions = (trx: Transaction<Tables>, rows: readonly NewPavilion[]) =>
  insertNumbered(trx, 'pavilions', rows);

export const insertManagers = (trx: Transaction<Tables>, rows: readonly NewManager[]) =>
  insertNumbered(
    trx,
    'exhibition_managers',
    rows.map(({ position, ...manager }) => ({ ...manager, position: position ?? 0 })),
  );

export const insertCompanies = (trx: Transaction<Tables>, rows: readonly NewCompany[]) =>
  insertNumbered(trx, 'companies', rows.map(companyColumnsOf));

export const insertParticipations = (trx: Transaction<Tables>, rows: readonly NewParticipation[]) =>
  insertNumbered(
    trx,
    'participations',
    rows.map(({ currencies, extended_dates = {}, pavilions = [], ...participation }) => ({
      ...participation,
      currencies: currenciesWithSymbols(currencies),
      extended_dates: JSON.stringify(extended_dates),
      pavilions: JSON.stringify(pavilions),
    })),
  );

export const insertStands = (trx: Transaction<Tables>, rows: readonly NewStand[]) =>
  insertNumbered(trx, 'stands', rows);

/** Makes users members. */
export const insertMembers = (trx: Transaction<Tables>, rows: readonly NewMember[]): Promise<void> =>
  insertRows(trx, 'participation_users', rows);
