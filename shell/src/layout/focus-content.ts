/** Focuses the content of the page without scrolling, for example when a message that had the focus disappears. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });
