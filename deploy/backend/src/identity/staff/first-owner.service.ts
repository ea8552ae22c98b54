import { isEmail, normalEmail, type Locale } from '@fairfront/shared-kit/domain/common';
import { newPasswordFields } from '@fairfront/shared-kit/domain/identity/person-fields';
import type { Database } from '../../platform/database/database';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/http/http-error';
import { checkValues } from '../../platform/http/values';
import { requireUnguessable } from '../../platform/secrets/common-password';
import { hashPassword } from '../../platform/secrets/password-hashing';
import { hasOwner, insertStaff, isEmailTaken, putGrants } from './staff.repository';

/** The person who starts an installation. */
export interface FirstOwner {
  email: string;
  name: string;
  lastname: string;
  password: string;
  locale: Locale;
}

/** Why the first owner was not created. */
export class FirstOwnerRefusal extends Error {}

const requireUsable = ({ email, name, lastname, password }: FirstOwner): void => {
  if (!isEmail(normalEmail(email))) throw new FirstOwnerRefusal(`“${email}” is no e-mail address`);
  if (name.trim() === '' || lastname.trim() === '') throw new FirstOwnerRefusal('First and last name are needed');
  try {
    checkValues({ password, password_confirmation: password }, newPasswordFields, 'en');
    requireUnguessable(password, { email: normalEmail(email), locale: 'en' });
  } catch (error) {
    const texts = error instanceof HttpError ? Object.values(error.options.errors ?? {}).flat() : [];
    throw texts[0] === undefined ? error : new FirstOwnerRefusal(`The password cannot be used: ${texts[0]}`);
  }
};

/**
 * Creates the first member of staff, who owns the installation and invites all others.
 * @throws FirstOwnerRefusal for unusable values, and if there is an owner already: then nothing is changed
 */
export const createFirstOwner = async (database: Database<Tables>, owner: FirstOwner, now: Date): Promise<void> => {
  requireUsable(owner);
  const { email, name, lastname, locale, password } = owner;
  const passwordHash = await hashPassword(password);
  await database.transaction(async (trx) => {
    if (await hasOwner(trx)) throw new FirstOwnerRefusal('There is an owner already; owners invite all others');
    if (await isEmailTaken(trx, email)) throw new FirstOwnerRefusal(`${email} belongs to an account already`);
    const person = { email, name: name.trim(), lastname: lastname.trim(), locale };
    const userId = await insertStaff(trx, { ...person, passwordHash, at: now });
    await putGrants(trx, userId, [{ role: 'owner', exhibition_id: null }]);
    await writeAudit(trx, { userId, action: 'staff.first-owner', at: now });
  });
};
