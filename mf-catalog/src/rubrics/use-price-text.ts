import { useTranslation } from '@fairfront/shared-kit/platform';
import { amountText } from '../price/amount-text';
import type { EntryPrice } from './entry-prices';
import type { RubricOffer } from './rubric-offer';

/** Formats the price of a selected service or address. */
export const usePriceText = ({ currency, freePlaces }: Pick<RubricOffer, 'currency' | 'freePlaces'>) => {
  const { t } = useTranslation('catalog');
  return (price: EntryPrice): string => {
    switch (price.by) {
      case 'free-place':
        return t('rubrics.freePlace', { place: price.place, count: freePlaces });
      case 'package':
        return t('rubrics.inPackage');
      case 'rubric-package':
        return t('rubrics.inRubricPackage', { n: price.number });
      case 'unit':
        return amountText(price.amount, currency);
    }
  };
};
