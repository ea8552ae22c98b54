import type { Hundredths } from '../../common';

/** What a priced line represents. */
export type PricedLineKind = 'service' | 'rubric_package' | 'exporter';

/**
 * One line of the priced order: a service, an automatically applied rubric package, or the exporter rubrics.
 * Amounts are hundredths of the currency, null without a price in it.
 */
export interface PricedLine {
  kind: PricedLineKind;
  service_id: number;
  /** N of "Package N"; null for other kinds. */
  number: number | null;
  quantity: number;
  /** Free by the template and by the contents of selected packages. */
  quantity_free: number;
  /**
   * The part of the free ones that is free by the template; the rest come from packages.
   */
  quantity_free_by_template: number;
  /** Covered by rubric packages. */
  quantity_in_packages: number;
  quantity_charged: number;
  /** Per unit; with VAT rounded half up per unit. */
  price_without_vat: Hundredths | null;
  price_with_vat: Hundredths | null;
  /** Unit price times charged quantity; 0 if nothing is charged, null if something charged has no price. */
  sum_without_vat: Hundredths | null;
  sum_with_vat: Hundredths | null;
}

/** Sums of the lines; both are null if a charged line has no price. */
export interface PricedTotals {
  currency: string;
  /** Percent. */
  vat_rate: number;
  without_vat: Hundredths | null;
  vat: Hundredths | null;
  with_vat: Hundredths | null;
}

/** The result of `priceOrder`. */
export interface PricedOrder {
  totals: PricedTotals;
  lines: readonly PricedLine[];
}

/** What the price depends on besides template and draft. */
export interface PricingContext {
  /** Percent: from the exhibition, or stored with a sent order. */
  vatRate: number;
  /** Selects the charged description: English for non-residents. */
  isNotResident: boolean;
}
