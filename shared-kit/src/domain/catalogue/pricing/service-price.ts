import { addVat, toHundredths, type Hundredths } from '../../common';
import type { CatalogueService } from '../catalogue-template';

/** An amount without and with VAT, in hundredths of the currency. */
export interface CatalogueAmount {
  withoutVat: Hundredths;
  withVat: Hundredths;
}

/** Unit price without VAT; null without a price in the currency. A price of 0 is a price. */
export const netPrice = (service: CatalogueService, currency: string): Hundredths | null => {
  const price = service.prices.find((entry) => entry.currency === currency)?.price_without_vat;
  return price === null || price === undefined ? null : toHundredths(price);
};

/**
 * Unit price in a currency; null, shown as N/A, without a price in it.
 * @param vatRate percent
 */
export const priceOfService = (
  service: CatalogueService,
  currency: string,
  vatRate: number,
): CatalogueAmount | null => {
  const withoutVat = netPrice(service, currency);
  return withoutVat === null ? null : { withoutVat, withVat: addVat(withoutVat, vatRate) };
};

/** A unit price times a quantity. */
export const amountTimes = ({ withoutVat, withVat }: CatalogueAmount, quantity: number): CatalogueAmount => ({
  withoutVat: withoutVat * quantity,
  withVat: withVat * quantity,
});

/** Adds amounts; null, shown as N/A, if one of them is unknown. */
export const sumOfAmounts = (amounts: readonly (CatalogueAmount | null)[]): CatalogueAmount | null =>
  amounts.reduce<CatalogueAmount | null>(
    (sum, amount) =>
      sum === null || amount === null
        ? null
        : { withoutVat: sum.withoutVat + amount.withoutVat, withVat: sum.withVat + amount.withVat },
    { withoutVat: 0, withVat: 0 },
  );
