import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { fromHundredths, type Hundredths } from '@fairfront/shared-kit/domain/common';

/** Formats an amount; null is N/A. */
export const amountText = (amount: Hundredths | null, currency: string): string =>
  formatMoney(amount === null ? null : fromHundredths(amount), currency);
