import fc from 'fast-check';
import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { cheaperHint } from './cheaper-hint';
import { currenciesThatPrice, linesWithoutPrice } from './missing-prices';
import { catalogueLinesResponse, catalogueTotalsResponse } from './order-amounts';
import { priceOrder } from './price-order';
import { priceReasons } from './price-reasons';
import { randomOrder, type RandomOrder } from './random-orders';

const runs = { seed: 164, numRuns: 200 };
const order = randomOrder();

const check = (arbitrary: fc.Arbitrary<RandomOrder>, holds: (known: RandomOrder) => void) =>
  fc.assert(fc.property(arbitrary, holds), runs);

const isOfType = (template: CatalogueTemplate, id: number, type: string): boolean =>
  template.services.some((service) => service.id === id && service.type === type);

/** A template without rubric packages. */
const withoutRubricPackages = (template: CatalogueTemplate): CatalogueTemplate => ({
  ...template,
  services: template.services.filter(({ type }) => type !== 'packages_number_categories'),
});

/** The draft with lists shuffled where order must not matter, and its rubrics in the given order. */
const reordered = (draft: OrderDraft, rubrics: OrderDraft['rubrics']): OrderDraft => ({
  ...draft,
  companyAddresses: draft.companyAddresses.toReversed(),
  rubricAddresses: draft.rubricAddresses.toReversed(),
  rubrics,
  selectedMajorPackageIds: draft.selectedMajorPackageIds.toReversed(),
  selectedLogoPlacementIds: draft.selectedLogoPlacementIds.toReversed(),
  adServices: {
    catalog: draft.adServices.catalog.toReversed(),
    guide: draft.adServices.guide.toReversed(),
    other: draft.adServices.other.toReversed(),
  },
});

describe('for any template and order', () => {
  it('rubric packages never cost more than single prices [CAT-180] [CAT-281]', () => {
    let taken = 0;
    check(order, ({ template, draft, context }) => {
      const singly = priceOrder(withoutRubricPackages(template), draft, context).totals.without_vat;
      const { totals, lines } = priceOrder(template, draft, context);
      taken += lines.filter(({ kind }) => kind === 'rubric_package').length;
      if (singly !== null) {
        expect(totals.without_vat).not.toBeNull();
        expect(totals.without_vat).toBeLessThanOrEqual(singly);
      }
    });
    expect(taken).toBeGreaterThan(20);
  });

  it('totals are the sums of the lines, and every line multiplies [CAT-166] [CAT-167]', () => {
    check(order, ({ template, draft, context }) => {
      const { totals, lines } = priceOrder(template, draft, context);
      expect(lines.map((line) => [line.sum_without_vat, line.sum_with_vat])).toEqual(
        lines.map(({ price_without_vat: net, price_with_vat: gross, quantity_charged: charged }) =>
          charged === 0 ? [0, 0] : [net === null ? null : net * charged, gross === null ? null : gross * charged],
        ),
      );
      if (totals.without_vat === null) return;
      expect(lines.reduce((sum, line) => sum + (line.sum_without_vat ?? NaN), 0)).toBe(totals.without_vat);
      expect(lines.reduce((sum, line) => sum + (line.sum_with_vat ?? NaN), 0)).toBe(totals.with_vat);
      expect(totals.without_vat + (totals.vat ?? NaN)).toBe(totals.with_vat);
    });
  });

  it('totals are N/A exactly if something charged has no price [CAT-188] [CAT-286]', () => {
    const seen = new Set<boolean>();
    check(order, ({ template, draft, context }) => {
      const priced = priceOrder(template, draft, context);
      const isMissing = priced.lines.some(({ service_id: id, quantity_charged: charged }) => {
        const service = template.services.find((known) => known.id === id);
        const price = service?.prices.find(({ currency }) => currency === draft.currency)?.price_without_vat;
        return charged > 0 && (price === null || price === undefined);
      });
      seen.add(isMissing);
      expect(priced.totals.without_vat === null).toBe(isMissing);
      expect(priced.totals.with_vat === null).toBe(isMissing);
      expect(linesWithoutPrice(priced).length > 0).toBe(isMissing);
      expect(currenciesThatPrice(template, draft, context).includes(draft.currency)).toBe(!isMissing);
    });
    expect(seen).toEqual(new Set([true, false]));
  });

  it('no more is free or covered than is ordered, contained and allowed [CAT-173] [CAT-175] [CAT-176]', () => {
    check(order, ({ template, draft, context }) => {
      const chosen = [
        ...draft.selectedMajorPackageIds,
        ...draft.selectedLogoPlacementIds,
        draft.selectedAdditionalPackageId,
      ];
      const contained = (id: number) =>
        template.services
          .filter((service) => chosen.includes(service.id))
          .flatMap((service) => service.package_contents.filter((content) => content.id === id))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const { lines } = priceOrder(template, draft, context);
      const wrong = lines.filter((line) => {
        const { quantity, quantity_free: free, quantity_free_by_template: byTemplate } = line;
        const parts = [byTemplate, free - byTemplate, line.quantity_in_packages, line.quantity_charged];
        const isSplit = Math.min(...parts) >= 0 && parts.reduce((sum, part) => sum + part, 0) === quantity;
        if (line.kind !== 'exporter') return !isSplit || free - byTemplate > contained(line.service_id);
        return !isSplit || free !== Math.min(quantity, template.number_free_exporter_rubrics ?? quantity);
      });
      expect(wrong).toEqual([]);
      const shorts = lines.filter(
        (line) => line.kind === 'service' && isOfType(template, line.service_id, 'brief_information_rubricator'),
      );
      const sum = (key: 'quantity' | 'quantity_free_by_template') =>
        shorts.reduce((total, line) => total + line[key], 0);
      expect(sum('quantity_free_by_template')).toBe(Math.min(sum('quantity'), template.number_free_rubrics));
    });
  });

  it('the order of packages, placements, ads and addresses does not matter [CAT-171] [CAT-281]', () => {
    check(order, ({ template, draft, context }) => {
      expect(priceOrder(template, reordered(draft, draft.rubrics), context)).toEqual(
        priceOrder(template, draft, context),
      );
    });
  });

  it('the order of rubrics does not matter with one short-information service [CAT-281]', () => {
    check(randomOrder(1), ({ template, draft, context }) => {
      expect(priceOrder(template, reordered(draft, draft.rubrics.toReversed()), context)).toEqual(
        priceOrder(template, draft, context),
      );
    });
  });

  it('the response has two decimals that convert to the same hundredths [CAT-282]', () => {
    check(order, ({ template, draft, context }) => {
      const priced = priceOrder(template, draft, context);
      const answered = JSON.parse(JSON.stringify(catalogueTotalsResponse(priced))) as typeof priced.totals;
      const back = answered.with_vat === null ? null : Math.round(answered.with_vat * 100);
      expect(back).toBe(priced.totals.with_vat);
      expect(catalogueLinesResponse(priced)).toHaveLength(priced.lines.length);
    });
  });

  it('the reasons add up to lines and total [CAT-291]', () => {
    check(order, ({ template, draft, context }) => {
      const { totals, lines } = priceOrder(template, draft, context);
      const reasons = priceReasons(template, draft, context);
      expect(reasons.map(({ line }) => line)).toEqual(lines);
      expect(reasons.map(({ parts }) => parts.reduce((sum, { quantity }) => sum + quantity, 0))).toEqual(
        lines.map(({ quantity }) => quantity),
      );
      const counted = reasons.filter(({ line }) => line.kind !== 'rubric_package').map(({ sum }) => sum);
      if (totals.without_vat === null) expect(counted).toContain(null);
      else {
        expect(counted.reduce((sum, amount) => sum + (amount?.withoutVat ?? NaN), 0)).toBe(totals.without_vat);
        expect(counted.reduce((sum, amount) => sum + (amount?.withVat ?? NaN), 0)).toBe(totals.with_vat);
      }
    });
  });

  it('a hint saves the stated amount, and without one an additional rubric does not cost less [CAT-292]', () => {
    let hints = 0;
    check(randomOrder(1), ({ template, draft, context }) => {
      const short = template.services.find(({ type }) => type === 'brief_information_rubricator');
      const hint = cheaperHint(template, draft, context);
      const { totals } = priceOrder(template, draft, context);
      const saved = (more: number) => {
        const added = Array.from({ length: more }, (_, place) => ({
          id: 10_000 + place,
          services: [short?.id ?? 0],
        }));
        const after = priceOrder(template, { ...draft, rubrics: [...draft.rubrics, ...added] }, context).totals;
        return {
          withoutVat: (totals.without_vat ?? 0) - (after.without_vat ?? Infinity),
          withVat: (totals.with_vat ?? 0) - (after.with_vat ?? Infinity),
        };
      };
      const changed = (changes: { sum: { withVat: number } }[]) =>
        changes.reduce((sum, change) => sum + change.sum.withVat, 0);
      if (hint) {
        hints += 1;
        expect(saved(hint.more)).toEqual(hint.saved);
        expect(changed([...hint.dropped]) - changed([...hint.added])).toBe(hint.saved.withVat);
      } else if (totals.without_vat !== null) {
        const { withoutVat, withVat } = saved(1);
        expect(withoutVat > 0 && withVat > 0).toBe(false);
      }
    });
    expect(hints).toBeGreaterThan(5);
  });
});
