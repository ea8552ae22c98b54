import { noBreakSpace } from './numbers';

/** Calling codes of one and two digits; all others have three (ITU-T E.164). */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The address of a link that calls: `tel:+74950000000`, without spaces and dashes. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const inThrees = (digits: string): string[] => {
  const groups = digits.match(/\d{1,3}/g) ?? [];
  const last = groups.at(-1);
  // a single digit at the end reads badly alone
  return last?.length === 1 && groups.length > 1
    ? [...groups.slice(0, -2), (groups.at(-2) ?? '').slice(0, 2), (groups.at(-2) ?? '').slice(2) + last]
    : groups;
};

/**
 * A phone as people read it: "+7 495 000-00-00", abroad "+49 301 234 567", kept on one line. A text with other characters, such as
 * an extension, stays as it was written.
 */
export const formatPhone = (phone: string): string => {
  if (!/^\+?[\d\s()-]+$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '');
  // the trunk prefix of a number inside Russia is no calling code
  const isInland = /^8\d{10}$/.test(digits) && !phone.startsWith('+');
  const [code = ''] = isInland ? ['8'] : (callingCode.exec(digits) ?? []);
  const rest = digits.slice(code.length);
  if (rest.length < 5) return phone;
  const parts =
    (code === '7' || isInland) && rest.length === 10
      ? [rest.slice(0, 3), `${rest.slice(3, 6)}\u2011${rest.slice(6, 8)}\u2011${rest.slice(8)}`]
      : inThrees(rest);
  return [isInland ? code : `+${code}`, ...parts].join(noBreakSpace);
};
