/** Below this width there is no room beside the list and the form replaces it. */
export const singleColumn = '(max-width: 1099.98px)';
