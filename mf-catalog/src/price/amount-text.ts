import { formatMoney } from '@fairfront/shared-kit/formats';
import { fromHundredths, type Hundredths } from '@fairfront/shared-kit/model';

/** An amount of the pricing as it is shown; null is N/A (CAT-191). */
export const amountText = (amount: Hundredths | null, currency: string): string =>
  formatMoney(amount === null ? null : fromHundredths(amount), currency);
