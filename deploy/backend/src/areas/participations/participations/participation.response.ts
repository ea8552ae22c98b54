import { defaultCurrency, currencySymbol } from '@fairfront/shared-kit/model';
import type { userResponse } from '../access/participation-parts.response';

export type MemberRow = Parameters<typeof userResponse>[0];

/** The chosen currency, else the first of the list (SVC-130). */
export const currentCurrency = ({
  currency,
  currencies,
}: {
  currency: string | null;
  currencies: { code: string; symbol: string }[];
}): { code: string; symbol: string } =>
  currencies.find(({ code }) => code === currency) ??
  currencies[0] ?? { code: defaultCurrency, symbol: currencySymbol(defaultCurrency) };
