/** Rows per page of every list whose size is not named elsewhere (SHELL-202). */
export const listPageSize = 10;

/** Rows per page of the notifications (SHELL-091, SHELL-202). */
export const notificationsPageSize = 5;

/** More rows than these are never sent in one page (SHELL-228). */
export const largestPageSize = 100;
