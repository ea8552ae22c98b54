import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Hundredths } from '@fairfront/shared-kit/model';
import { amountText } from '../price/amount-text';

interface FreeNoteProps {
  /** Null: all of them are free (CAT-175). */
  free: number | null;
  /** Price of each one beyond, with VAT. */
  next: Hundredths | null;
  currency: string;
}

/** How many rubrics are free, and what each further one costs (CAT-096). */
export const FreeNote = ({ free, next, currency }: FreeNoteProps) => {
  const { t } = useTranslation('catalog');
  if (free === null) return t('picker.allFree');
  const note = t('picker.free', { count: free });
  return next === null ? `${note}.` : t('picker.freeAndNext', { note, amount: amountText(next, currency) });
};
