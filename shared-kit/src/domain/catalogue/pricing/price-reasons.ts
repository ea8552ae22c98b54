import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { orderQuantities } from './order-quantities';
import type { PricedLine, PricingContext } from './priced-order';
import type { RubricPackageUse } from './rubric-packages';
import { amountTimes, sumOfAmounts, type CatalogueAmount } from './service-price';
import { settleOrder, type FreeInPackage } from './settle-order';
import { templateIndex, type TemplateIndex } from './template-index';

/** Free by the template. */
interface FreeByTemplatePart {
  by: 'template';
  quantity: number;
}

/** Free because a selected package contains it. */
interface FreeInPackagePart {
  by: 'package';
  quantity: number;
  /** The selected package. */
  packageId: number;
}

/** Covered by a rubric package: "2 × Package 10 instead of 20 × 1 200, saves 7 200". */
export interface RubricPackagePart {
  by: 'rubric_package';
  /** How many of this line's service it covers; for the line of a rubric package: how often it was applied. */
  quantity: number;
  packageId: number;
  /** N of "Package N". */
  number: number;
  /** How often it was applied, and how many of these are charged. */
  count: number;
  countCharged: number;
  /** Everything that it covers, by service id. */
  covers: readonly { serviceId: number; quantity: number }[];
  /** Of one package. */
  price: CatalogueAmount;
  /** Of the charged ones. */
  sum: CatalogueAmount;
  /** What everything that it covers would cost individually, and the saving. */
  singly: CatalogueAmount;
  saved: CatalogueAmount;
  /**
   * Whether the sum is part of this line's sum. A package that covers several services is listed with each of them, but
   * its sum counts once: with short information, otherwise with the first service.
   */
  countsHere: boolean;
}

/** Charged individually. */
interface SinglePart {
  by: 'single';
  quantity: number;
  /** Null: N/A. */
  price: CatalogueAmount | null;
  sum: CatalogueAmount | null;
}

/** A part of a line's quantity with its cost. */
export type PricePart = FreeByTemplatePart | FreeInPackagePart | RubricPackagePart | SinglePart;

/** The breakdown of a line, as shown on screen. */
export interface PriceReason {
  line: PricedLine;
  /** In the order of pricing; their quantities add up to the line's. */
  parts: readonly PricePart[];
  /**
   * Sum of the parts that count here; null: N/A. The sums of services and exporter rubrics add up to the total, which
   * includes those of rubric packages.
   */
  sum: CatalogueAmount | null;
}

/** Returns amounts in hundredths of one currency at one VAT rate. */
type PriceOf = (serviceId: number) => CatalogueAmount | null;

const nothing: CatalogueAmount = { withoutVat: 0, withVat: 0 };

/** The line whose sum includes a rubric package. */
const sumLine = (
  { offer }: RubricPackageUse,
  lines: readonly PricedLine[],
  index: TemplateIndex,
): number | undefined => {
  const covered = lines.filter((line) => line.kind === 'service' && offer.contents.has(line.service_id));
  const short = covered.find(({ service_id: id }) => index.byId.get(id)?.type === 'brief_information_rubricator');
  return (short ?? covered[0])?.service_id;
};

/** A rubric package as a part of a line; applied packages always have prices. */
const rubricPackagePart = (
  { offer, count }: RubricPackageUse,
  packageLine: PricedLine,
  priceOf: PriceOf,
): Omit<RubricPackagePart, 'quantity' | 'countsHere'> => {
  const covers = [...offer.contents].map(([serviceId, quantity]) => ({ serviceId, quantity: quantity * count }));
  const price = priceOf(offer.service.id) ?? nothing;
  const sum = amountTimes(price, packageLine.quantity_charged);
  const singly =
    sumOfAmounts(
      covers.map(({ serviceId, quantity }) => {
        const unit = priceOf(serviceId);
        return unit && amountTimes(unit, quantity);
      }),
    ) ?? nothing;
  return {
    by: 'rubric_package',
    packageId: offer.service.id,
    number: packageLine.number ?? 0,
    count,
    countCharged: packageLine.quantity_charged,
    covers,
    price,
    sum,
    singly,
    saved: { withoutVat: singly.withoutVat - sum.withoutVat, withVat: singly.withVat - sum.withVat },
  };
};

const freeParts = (line: PricedLine, freeInPackages: readonly FreeInPackage[]): PricePart[] => {
  const parts: PricePart[] = [];
  if (line.quantity_free_by_template > 0) parts.push({ by: 'template', quantity: line.quantity_free_by_template });
  if (line.kind === 'service') {
    for (const { packageId, quantity } of freeInPackages) parts.push({ by: 'package', quantity, packageId });
  }
  return parts;
};

const singleParts = ({ service_id: id, quantity_charged: quantity }: PricedLine, priceOf: PriceOf): SinglePart[] => {
  if (quantity === 0) return [];
  const price = priceOf(id);
  return [{ by: 'single', quantity, price, sum: price && amountTimes(price, quantity) }];
};

const sumOfParts = (parts: readonly PricePart[]): CatalogueAmount | null =>
  sumOfAmounts(
    parts.map((part) => {
      if (part.by === 'single') return part.sum;
      return part.by === 'rubric_package' && part.countsHere ? part.sum : nothing;
    }),
  );

/**
 * The breakdown of each line of `priceOrder`, in the same order: how many are free by the template and in which
 * selected package, covered by rubric packages and charged individually, with amounts.
 */
export const priceReasons = (
  template: CatalogueTemplate,
  draft: OrderDraft,
  context: PricingContext,
): PriceReason[] => {
  const index = templateIndex(template);
  const terms = { currency: draft.currency, vatRate: context.vatRate };
  const { lines, uses, freeInPackages } = settleOrder(index, orderQuantities(index, draft, context), terms);
  const prices = index.unitPrices(terms.currency, terms.vatRate);
  const priceOf: PriceOf = (id) => prices.get(id) ?? null;
  const packages = uses.flatMap((use) => {
    const packageLine = lines.find(
      (line) => line.kind === 'rubric_package' && line.service_id === use.offer.service.id,
    );
    if (!packageLine) return [];
    return [{ part: rubricPackagePart(use, packageLine, priceOf), countsWith: sumLine(use, lines, index) }];
  });

  return lines.map((line) => {
    if (line.kind === 'rubric_package') {
      const own = packages.filter(({ part }) => part.packageId === line.service_id);
      const parts = own.map(({ part }): PricePart => ({ ...part, quantity: part.count, countsHere: true }));
      return { line, parts, sum: sumOfParts(parts) };
    }
    const covering = line.kind === 'exporter' ? [] : packages;
    const parts = [
      ...freeParts(line, freeInPackages.get(line.service_id) ?? []),
      ...covering.flatMap(({ part, countsWith }): PricePart[] => {
        const quantity = part.covers.find(({ serviceId }) => serviceId === line.service_id)?.quantity;
        return quantity === undefined ? [] : [{ ...part, quantity, countsHere: countsWith === line.service_id }];
      }),
      ...singleParts(line, priceOf),
    ];
    return { line, parts, sum: sumOfParts(parts) };
  });
};
