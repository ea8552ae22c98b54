import { actsOf, contractsOfParties, invoiceGroups, type DocumentFacts } from '.';

const one = (id: number, type: DocumentFacts['type'], changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id,
  type,
  amount: 10,
  amount_paid: 0,
  currency: 'RUR',
  is_rent: true,
  contract_date: '2026-02-12',
  ...changes,
});
const contract = (id: number, documents: DocumentFacts[], counterparty = 1, executor = 1) => ({
  id,
  counterparty: { id: counterparty },
  executor: { id: executor },
  documents,
});

it('`documents` sums up invoices by currency to the cent, ignoring other documents [ACC-124] [ACC-125]', () => {
  const documents = [
    one(1, 'contract', { amount: 500 }),
    one(2, 'invoice', { amount: 0.1, amount_paid: 0.1 }),
    one(3, 'invoice', { amount: 0.2 }),
    one(4, 'invoice', { amount: 7, amount_paid: 3, currency: 'EUR' }),
    one(5, 'act', { amount: 900 }),
  ];
  const [group] = invoiceGroups([contract(1, documents)]);
  expect(group?.totals).toEqual([
    { currency: 'RUR', amount: 0.3, paid: 0.1 },
    { currency: 'EUR', amount: 7, paid: 3 },
  ]);
  expect([group?.contractFile?.id, group?.invoices.map(({ id }) => id)]).toEqual([1, [2, 3, 4]]);
});

it('`documents` dates rent contracts only, and skips contracts without an invoice [ACC-124]', () => {
  const groups = invoiceGroups([
    contract(1, [one(1, 'invoice')]),
    contract(2, [one(2, 'invoice', { is_rent: false })]),
    contract(3, [one(3, 'contract')]),
  ]);
  expect(groups.map(({ contract: { id }, date }) => [id, date])).toEqual([
    [1, '2026-02-12'],
    [2, null],
  ]);
});

it('the list of documents finds acts in all contracts [ACC-120]', () => {
  expect(
    actsOf([contract(1, [one(1, 'act'), one(2, 'invoice')]), contract(2, [one(3, 'act')])]).map(({ id }) => id),
  ).toEqual([1, 3]);
});

it.each([
  [{ counterparty: null, executor: null }, [1, 2, 3]],
  [{ counterparty: 1, executor: null }, [1, 2]],
  [{ counterparty: null, executor: 2 }, [2, 3]],
  [{ counterparty: 1, executor: 2 }, [2]],
])('the filter %j selects the contracts %j [ACC-122]', (filter, ids) => {
  const contracts = [contract(1, [], 1, 1), contract(2, [], 1, 2), contract(3, [], 2, 2)];
  expect(contractsOfParties(contracts, filter).map(({ id }) => id)).toEqual(ids);
});
