import { localizedName, localizedNames, ownTextOf, type Localized } from '../common';
import { catalogueStands } from './catalogue-stand';

/** The data of a participation for its catalogue entry. */
export interface EntryInput {
  company: Localized<'name', string | null> & {
    country: Localized<'name'> | null;
    address: string | null;
    phone: string | null;
    email: string | null;
    website: string | null;
  };
  stands: readonly { title: string }[];
}

/** Fields of an entry in print order. */
export const entryFacts = [
  ...localizedNames('name'),
  'country',
  'stands',
  'address',
  'phone',
  'email',
  'website',
] as const;
export type EntryFact = (typeof entryFacts)[number];

/** Facts without which the alphabetical list cannot be left. */
const requiredFacts: readonly EntryFact[] = [...localizedNames('name'), 'country', 'stands'];
const latinName = localizedName('name', 'en');

/**
 * `missing` and `invalid` of a required field block the order; an optional empty field is just not printed.
 */
export interface EntryProblem {
  fact: EntryFact;
  kind: 'missing' | 'cyrillic';
  isRequired: boolean;
}

/** The English name must not contain Cyrillic letters. */
export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

const isThere = ({ company, stands }: EntryInput, fact: EntryFact): boolean => {
  if (fact === 'stands') return catalogueStands(stands).length > 0;
  if (fact === 'country') return company.country !== null;
  return Boolean(company[fact]?.trim());
};

/** Everything that is not ready for print, required fields first. */
export const entryProblems = (entry: EntryInput): EntryProblem[] => {
  const problems = entryFacts.flatMap((fact): EntryProblem[] => {
    const isRequired = requiredFacts.includes(fact);
    if (!isThere(entry, fact)) return [{ fact, kind: 'missing', isRequired }];
    if (fact === latinName && hasCyrillic(ownTextOf(entry.company, 'name', 'en')))
      return [{ fact, kind: 'cyrillic', isRequired }];
    return [];
  });
  return [...problems.filter(({ isRequired }) => isRequired), ...problems.filter(({ isRequired }) => !isRequired)];
};
