import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { fromHundredths, type Hundredths } from '@fairfront/shared-kit/domain/common';
import { useWizard } from '../context/wizard-context';

/** Formats an amount in the order's currency; null is N/A. */
export const useMoney = (): ((amount: Hundredths | null) => string) => {
  const { currency } = useWizard().priced.totals;
  return (amount) => formatMoney(amount === null ? null : fromHundredths(amount), currency);
};
