/** The query of the orders shown on the hub; `remote.ts` prefetches it. */
export const newestOrders = { page: 1, per_page: 2 };
