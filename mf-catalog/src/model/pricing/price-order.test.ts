import { priceOrder } from './price-order';
import { draftOfCase, pricingCases, templateOfCase, type PricingCase } from './template-t1';
import { catalogueLinesAnswer, catalogueTotalsAnswer } from './order-amounts';

const expectedLine = ({
  kind = 'service',
  number,
  free,
  free_by_template,
  in_packages,
  charged,
  ...line
}: PricingCase['lines'][number]) =>
  expect.objectContaining({
    ...line,
    kind,
    number: number ?? null,
    quantity_free: free ?? 0,
    quantity_free_by_template: free_by_template ?? 0,
    quantity_in_packages: in_packages ?? 0,
    quantity_charged: charged,
  }) as unknown;

describe('the worked cases of the requirements', () => {
  it.each(pricingCases.map((known) => ({ ...known, ids: known.rows.map((row) => `[${row}]`).join(' ') })))(
    '$title $ids',
    (known) => {
      const order = priceOrder(templateOfCase(known), draftOfCase(known.draft), {
        vatRate: 20,
        isNotResident: false,
        ...known.context,
      });

      expect(catalogueLinesAnswer(order)).toEqual(known.lines.map(expectedLine));
      expect(catalogueTotalsAnswer(order)).toMatchObject({
        without_vat: known.without_vat,
        with_vat: known.with_vat,
      });
    },
  );
});
