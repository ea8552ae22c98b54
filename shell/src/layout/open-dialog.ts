/**
 * The topmost dialog with one of these roles; null if none is open. The document is searched, because remotes render dialogs of
 * their own, and only the document contains all of them.
 */
export const openDialog = (...roles: ('dialog' | 'alertdialog')[]): HTMLElement | null => {
  const selectors = roles.map((role) => `[role="${role}"]`);
  return [...document.querySelectorAll<HTMLElement>(['dialog[open]', ...selectors].join())].at(-1) ?? null;
};
