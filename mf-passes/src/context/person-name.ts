import { fullName } from '@fairfront/shared-kit/platform/formats';
import type { PersonalPass } from '@fairfront/shared-kit/platform';

/** The last, first and middle name of the person of a pass. */
export const personOf = (pass: Pick<PersonalPass, 'lastname' | 'name' | 'middlename'>): string => fullName(pass);

/** The last and first name, the display name of a pass in messages. */
export const shortPersonOf = ({ lastname, name }: Pick<PersonalPass, 'lastname' | 'name'>): string =>
  `${lastname} ${name}`;
