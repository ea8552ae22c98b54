import { localized, localizedNames } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/model';
import { subExhibitorsAtOnce, type NewSubExhibitor } from '@fairfront/shared-kit/domain/account';

/** A company in the form: one name, which goes as both (ACC-090). */
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

/** The companies as they are sent (ACC-089, ACC-090). */
export const payloadOf = (companies: readonly NewCompany[]): NewSubExhibitor[] =>
  companies.map(({ name, email, inn, certificate }) => ({
    ...localized('name', () => name.trim()),
    email: email.trim(),
    inn: inn.trim() || null,
    certificate,
  }));

/** Whether every row is filled; an INN is needed in Russian only, a quota of 0 is none (ACC-083, ACC-084). */
export const isComplete = (companies: readonly NewCompany[], locale: Locale): boolean =>
  companies.every(
    ({ name, email, inn, certificate }) =>
      name.trim() !== '' && email.trim() !== '' && certificate > 0 && (locale !== 'ru' || inn.trim() !== ''),
  );

/** The server speaks of two names where the form has one. */
export const serverNames = Object.fromEntries(
  Array.from({ length: subExhibitorsAtOnce }, (_, n) => n).flatMap((n) =>
    localizedNames('name').map((name) => [`companies.${n}.${name}`, `companies.${n}.name`]),
  ),
);
