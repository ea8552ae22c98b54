import { dictionary } from '@zxcvbn-ts/language-common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { invalidFields } from '../http/http-error';
import type { Text } from '../texts/area-texts';
import { serverText } from '../texts/server-texts';

const texts = {
  common: serverText('auth.commonPassword'),
  ownEmail: serverText('auth.emailAsPassword'),
} as const satisfies Record<string, Text>;

/** Keys of the two layouts in the same order: «пароль» typed in the other one is guessed just as easily. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const onLatinKeys = (text: string): string =>
  Array.from(text, (character) => latinKeys[russianKeys.indexOf(character)] ?? character).join('');

let common: ReadonlySet<string> | undefined;
/** Some 30,000 passwords from published leaks, in lower case; loaded on first use. */
const commonPasswords = (): ReadonlySet<string> => (common ??= new Set(dictionary['passwords-common'].map(String)));

/** Why a password is easily guessed, otherwise null; case does not matter. */
export const guessableBecause = (password: string, email: string): keyof typeof texts | null => {
  const small = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (small === email.toLowerCase() || small === name) return 'ownEmail';
  return commonPasswords().has(small) || commonPasswords().has(onLatinKeys(small)) ? 'common' : null;
};

/**
 * Rejects a new password that is common or the user's e-mail; the list stays on the server.
 * @param field payload key of the password
 * @throws HttpError 422 on that field
 */
export const requireUnguessable = (
  password: string,
  { email, locale, field = 'password' }: { email: string; locale: Locale; field?: string },
): void => {
  const reason = guessableBecause(password, email);
  if (reason) throw invalidFields({ [field]: [texts[reason][locale]] });
};
