import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone as it was meant; the extension is no part of what is stored. */
export interface ReadPhone {
  /** A plus and digits. */
  phone: string;
  /** Digits; null without one. */
  extension: string | null;
}

/** Words before a number: `тел.:`, `Phone`. */
const label = /^[\p{L}\s.:]+(?=[+(\d])/u;

/**
 * Reads a phone in any usual writing: with a trunk zero in brackets, with the prefix of international calls, with an extension.
 * A number without a country is Russian. Null where it is not sure what is meant: nothing is cut off or joined.
 */
export const readPhone = (text: string): ReadPhone | null => {
  const written = text.normalize('NFKC').trim().replace(label, '').replace(/^00/, '+');
  const number = parsePhoneNumberFromString(written, { defaultCountry: 'RU', extract: false });
  if (!number?.isPossible()) return null;
  return { phone: number.number, extension: number.ext ?? null };
};
