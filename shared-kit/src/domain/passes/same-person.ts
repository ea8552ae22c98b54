import { comparisonKey } from '../../model';
import { likeCyrillic } from './name-letters';
import type { PersonalPassFields } from './personal-pass-fields';

type Names = Pick<PersonalPassFields, 'lastname' | 'name' | 'middlename'>;

/** Letters that look alike make no other person, nor does anything that `comparisonKey` reads as the same. */
const comparable = (name: string | null): string =>
  // capitals: more of them look alike, and a name in capitals is the same name
  likeCyrillic(comparisonKey(name ?? '').toUpperCase()).replaceAll('Ё', 'Е');

/** What makes two passes look like the same person (PASS-282). */
export const personKey = ({ lastname, name, middlename }: Names): string =>
  [lastname, name, middlename].map(comparable).join('|');

/**
 * Whether two passes seem to be of one person: the same names, and not two birth dates that differ. The import and the form
 * warn by it; namesakes exist, so it is never an error (PASS-282, PASS-327).
 */
export const isSamePerson = (
  one: Names & { birthday?: string | null },
  other: Names & { birthday?: string | null },
): boolean =>
  personKey(one) === personKey(other) && (!one.birthday || !other.birthday || one.birthday === other.birthday);
