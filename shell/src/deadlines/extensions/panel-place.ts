/** Below it there is no room for a form beside the list: it takes its place (SHELL-422). */
export const singleColumn = '(max-width: 1099.98px)';
