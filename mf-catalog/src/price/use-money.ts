import { formatMoney } from '@fairfront/shared-kit/formats';
import { fromHundredths, type Hundredths } from '@fairfront/shared-kit/model';
import { useWizard } from '../context/wizard-context';

/** Writes an amount in the currency of the order; null is N/A (CAT-187, CAT-191). */
export const useMoney = (): ((amount: Hundredths | null) => string) => {
  const { currency } = useWizard().priced.totals;
  return (amount) => formatMoney(amount === null ? null : fromHundredths(amount), currency);
};
