import { formatMoney } from '@fairfront/shared-kit/formats';

/** A difference with its sign: «+6 000 ₽», «−38 800 ₽»; N/A for an unknown one (SHELL-175). */
export const signedMoney = (amount: number | null, currency: string): string => {
  if (amount === null || amount === 0) return formatMoney(amount, currency);
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency)}`;
};
