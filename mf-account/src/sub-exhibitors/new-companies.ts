import { localized, localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { subExhibitorsAtOnce, type NewSubExhibitor } from '@fairfront/shared-kit/domain/account';

/** A company in the form; its single name is sent as both names. */
export interface NewCompany {
  name: string;
  email: string;
  inn: string;
  certificate: number;
}
export interface NewCompanies {
  companies: NewCompany[];
}
export const emptyCompany: NewCompany = { name: '', email: '', inn: '', certificate: 0 };

/** The companies in the API format. */
export const payloadOf = (companies: readonly NewCompany[]): NewSubExhibitor[] =>
  companies.map(({ name, email, inn, certificate }) => ({
    ...localized('name', () => name.trim()),
    email: email.trim(),
    inn: inn.trim() || null,
    certificate,
  }));

/** Whether every row is complete; the INN is required in Russian only, and a quota of 0 counts as empty. */
export const isComplete = (companies: readonly NewCompany[], locale: Locale): boolean =>
  companies.every(
    ({ name, email, inn, certificate }) =>
      name.trim() !== '' && email.trim() !== '' && certificate > 0 && (locale !== 'ru' || inn.trim() !== ''),
  );

/** Maps the two server name fields to the single form field. */
export const serverNames = Object.fromEntries(
  Array.from({ length: subExhibitorsAtOnce }, (_, n) => n).flatMap((n) =>
    localizedNames('name').map((name) => [`companies.${n}.${name}`, `companies.${n}.name`]),
  ),
);
