/** Rows per page of every list whose size is not named elsewhere. */
export const listPageSize = 10;

/** Rows per page of the notifications. */
export const notificationsPageSize = 5;

/** Maximum number of rows per page. */
export const largestPageSize = 100;

/** Longest search text of an order list, in characters. */
export const orderSearchLength = 100;
