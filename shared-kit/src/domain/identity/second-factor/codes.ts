/** How many recovery codes a set has. */
export const recoveryCodeCount = 10;
/** Signs that cannot be taken for others: neither 0, 1 nor I, O. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryLength = 8;

/** The code of an app as it was typed or pasted, without its blanks and dashes; null unless it has six digits. */
export const readOneTimeCode = (text: string): string | null => {
  const plain = text.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{6}$/.test(plain) ? plain : null;
};

/** A recovery code as it was typed, in capitals without its dash; null unless it could be one. */
export const readRecoveryCode = (text: string): string | null => {
  const plain = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return plain.length === recoveryLength && [...plain].every((sign) => recoveryAlphabet.includes(sign)) ? plain : null;
};

/** A recovery code as it is shown: «7KQ4-M2XD». */
export const showRecoveryCode = (plain: string): string => `${plain.slice(0, 4)}-${plain.slice(4)}`;
