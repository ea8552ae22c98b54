/** Query of the orders that the hub names (SVC-191); `remote.ts` announces it. */
export const newestOrders = { page: 1, per_page: 2 };
