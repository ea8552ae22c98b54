/** The fields of a document that grouping uses. */
export interface DocumentFacts {
  id: number;
  type: 'contract' | 'invoice' | 'act';
  amount: number;
  amount_paid: number;
  currency: string;
  is_rent: boolean;
  contract_date: string;
}

export interface ContractFacts<Document extends DocumentFacts> {
  id: number;
  counterparty: { id: number };
  executor: { id: number };
  documents: readonly Document[];
}

/** Filter of contracts; null selects all. */
export interface PartyFilter {
  counterparty: number | null;
  executor: number | null;
}

/** The contracts of the selected payer and contractor. */
export const contractsOfParties = <Contract extends ContractFacts<DocumentFacts>>(
  contracts: readonly Contract[],
  { counterparty, executor }: PartyFilter,
): Contract[] =>
  contracts.filter(
    (contract) =>
      (counterparty === null || contract.counterparty.id === counterparty) &&
      (executor === null || contract.executor.id === executor),
  );

/** Total and paid amount in one currency. */
export interface Totals {
  currency: string;
  amount: number;
  paid: number;
}

export interface InvoiceGroup<Contract, Document> {
  contract: Contract;
  invoices: Document[];
  /** The contract itself, for its download. */
  contractFile: Document | null;
  isRent: boolean;
  /** The date of a rent contract; others show a dash. */
  date: string | null;
  totals: Totals[];
}

/** Adds amounts in cents, so that 0.1 + 0.2 is 0.3. */
const plus = (left: number, right: number): number => (Math.round(left * 100) + Math.round(right * 100)) / 100;

const totalsOf = (invoices: readonly DocumentFacts[]): Totals[] => {
  const totals = new Map<string, Totals>();
  for (const { currency, amount, amount_paid } of invoices) {
    const before = totals.get(currency) ?? { currency, amount: 0, paid: 0 };
    totals.set(currency, { currency, amount: plus(before.amount, amount), paid: plus(before.paid, amount_paid) });
  }
  return [...totals.values()];
};

/**
 * Invoices by contract, with total and paid amount by currency; contracts without invoices are
 * omitted.
 */
export const invoiceGroups = <Document extends DocumentFacts, Contract extends ContractFacts<Document>>(
  contracts: readonly (Contract & { documents: readonly Document[] })[],
): InvoiceGroup<Contract, Document>[] =>
  contracts.flatMap((contract) => {
    const invoices = contract.documents.filter(({ type }) => type === 'invoice');
    const [first] = invoices;
    if (!first) return [];
    return {
      contract,
      invoices,
      contractFile: contract.documents.find(({ type }) => type === 'contract') ?? null,
      isRent: first.is_rent,
      date: first.is_rent ? first.contract_date : null,
      totals: totalsOf(invoices),
    };
  });

/** The acts of all contracts. */
export const actsOf = <Document extends DocumentFacts>(
  contracts: readonly { documents: readonly Document[] }[],
): Document[] => contracts.flatMap(({ documents }) => documents.filter(({ type }) => type === 'act'));
