import { CataloguePortal } from '../../../testing/catalogue-portal';
import { testTemplate } from '../../../testing/catalogue-template';

let orders: CataloguePortal;
beforeAll(async () => {
  orders = await CataloguePortal.start();
});
afterAll(() => orders.stop());
beforeEach(() => orders.reset());

describe('the price of an order', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({ id: 201 + index, services: [5] }));

  it('is calculated by the server from the selection, whatever amounts the client sends [CAT-193, CAT-282, CAT-173]', async () => {
    const { id } = await orders.begin({
      rubrics: five,
      totals: { currency: 'RUR', vat_rate: 0, without_vat: 0, vat: 0, with_vat: 0 },
      lines: [],
    });
    const order = await orders.load(id);
    expect(order.totals).toEqual({ currency: 'RUR', vat_rate: 20, without_vat: 2000, vat: 400, with_vat: 2400 });
    expect(order.lines).toEqual([
      expect.objectContaining({ service_id: 1, quantity: 1, quantity_free: 1, sum_with_vat: 0 }),
      {
        kind: 'service',
        service_id: 5,
        number: null,
        quantity: 5,
        quantity_free: 3,
        quantity_free_by_template: 3,
        quantity_in_packages: 0,
        quantity_charged: 2,
        price_without_vat: 1000,
        price_with_vat: 1200,
        sum_without_vat: 2000,
        sum_with_vat: 2400,
      },
    ]);
  });

  it('is null if an item has no price in the selected currency [CAT-188, CAT-020]', async () => {
    const chosen = { services: [{ id: 14 }] };
    const { id } = await orders.begin(chosen);
    expect((await orders.load(id)).totals).toMatchObject({ currency: 'RUR', without_vat: null, with_vat: null });
    const { body } = await orders.update(id, { ...chosen, currency: 'USD' });
    expect(body.data.totals).toMatchObject({ currency: 'USD', without_vat: 100, with_vat: 120 });
  });

  it('follows the template and the VAT rate of the exhibition while the order is a draft [CAT-193, CAT-279]', async () => {
    const { id } = await orders.begin({ rubrics: five });
    const services = testTemplate.services.map((service) =>
      service.id === 5 ? { ...service, prices: [{ currency: 'RUR', price_without_vat: 12_345.67 }] } : service,
    );
    await orders.offer({ ...testTemplate, services, number_free_rubrics: 4 });
    await orders.portal.database.read
      .updateTable('exhibitions')
      .set({ vat_rate: 22 })
      .where('id', '=', orders.exhibitor.exhibitionId)
      .execute();
    expect((await orders.load(id)).totals).toMatchObject({ vat_rate: 22, without_vat: 12_345.67, with_vat: 15_061.72 });
    await orders.portal.database.read
      .updateTable('exhibitions')
      .set({ vat_rate: 20 })
      .where('id', '=', orders.exhibitor.exhibitionId)
      .execute();
  });

  it('includes the description that is printed for the payer: the English one for non-residents [CAT-080]', async () => {
    const texts = {
      information_rus: 'б'.repeat(410),
      information_eng: 'b'.repeat(301),
      rubrics: [{ id: 205, services: [] }],
    };
    const { id } = await orders.begin(texts);
    expect((await orders.load(id)).totals.without_vat).toBe(2700);
    const resident = (isNot: boolean) =>
      orders.portal.database.read
        .updateTable('participations')
        .set({ is_not_resident: isNot })
        .where('id', '=', orders.exhibitor.id)
        .execute();
    await resident(true);
    expect((await orders.load(id)).totals.without_vat).toBe(900);
    await resident(false);
  });
});
