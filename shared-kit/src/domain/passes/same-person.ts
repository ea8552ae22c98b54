import { comparisonKey } from '../common';
import { likeCyrillic } from './name-letters';
import type { PersonalPassFields } from './personal-pass-fields';

type Names = Pick<PersonalPassFields, 'lastname' | 'name' | 'middlename'>;

/** Normalises a name so that look-alike letters, and everything that `comparisonKey` ignores, do not matter. */
const comparable = (name: string | null): string =>
  // in capitals: more letters look alike, and the case of a name does not matter
  likeCyrillic(comparisonKey(name ?? '').toUpperCase()).replaceAll('Ё', 'Е');

/** The key by which two passes seem to belong to the same person. */
export const personKey = ({ lastname, name, middlename }: Names): string =>
  [lastname, name, middlename].map(comparable).join('|');

/**
 * Whether two passes seem to belong to one person: the same names and no differing birth dates. Import and form show a
 * warning; namesakes exist, so it is never an error.
 */
export const isSamePerson = (
  one: Names & { birthday?: string | null },
  other: Names & { birthday?: string | null },
): boolean =>
  personKey(one) === personKey(other) && (!one.birthday || !other.birthday || one.birthday === other.birthday);
