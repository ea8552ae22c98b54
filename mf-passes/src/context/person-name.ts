import { fullName } from '@fairfront/shared-kit/formats';
import type { PersonalPass } from '@fairfront/shared-kit/platform';

/** Last, first and middle name of the person of a pass. */
export const personOf = (pass: Pick<PersonalPass, 'lastname' | 'name' | 'middlename'>): string => fullName(pass);

/** Last and first name, as messages name a pass (PASS-276). */
export const shortPersonOf = ({ lastname, name }: Pick<PersonalPass, 'lastname' | 'name'>): string =>
  `${lastname} ${name}`;
