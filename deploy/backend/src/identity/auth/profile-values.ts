import { digitsOf, trimmed, withPlus } from '../../platform/http/values';
import type { Profile } from '../users/users.repository';

interface ProfileInput {
  name: string;
  lastname: string;
  middlename?: string | null;
  phone: string;
}

/** The profile for validation: trimmed, the phone with its plus. */
export const profileValues = ({ name, lastname, middlename, phone }: ProfileInput) => ({
  name: name.trim(),
  lastname: lastname.trim(),
  middlename: trimmed(middlename),
  phone: withPlus(phone),
});

/** The profile for storage, without other form fields: the phone in digits only. */
export const storedProfile = ({ name, lastname, middlename, phone }: ReturnType<typeof profileValues>): Profile => ({
  name,
  lastname,
  middlename,
  phone: digitsOf(phone),
});
