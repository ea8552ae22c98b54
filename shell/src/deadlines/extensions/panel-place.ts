/** Below this width there is no room beside the list and the form replaces it (SHELL-422). */
export const singleColumn = '(max-width: 1099.98px)';
