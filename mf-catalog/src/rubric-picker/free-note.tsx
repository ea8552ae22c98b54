import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import { amountText } from '../price/amount-text';

interface FreeNoteProps {
  /** Null if all are free. */
  free: number | null;
  /** The price of each further one, with VAT. */
  next: Hundredths | null;
  currency: string;
}

/** The number of free rubrics, and the price of each further one. */
export const FreeNote = ({ free, next, currency }: FreeNoteProps) => {
  const { t } = useTranslation('catalog');
  if (free === null) return t('picker.allFree');
  const note = t('picker.free', { count: free });
  return next === null ? `${note}.` : t('picker.freeAndNext', { note, amount: amountText(next, currency) });
};
