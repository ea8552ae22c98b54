import { storedSingleKeys } from '@fairfront/shared-kit/platform';

/** What a key of the whole portal asks for. */
export type Shortcut = 'palette' | 'list' | 'search' | 'go';

/** What takes letters: there a sign is a sign. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !== null;

/**
 * The shortcut that a key press means; null for every other press. Ctrl or Cmd + K goes by the key itself, whatever the
 * layout makes of it, and so does G, which waits for a second key; `?` and `/` by the sign, wherever the layout has it
 * (SHELL-233, SHELL-238, SHELL-279).
 */
export const shortcutOf = (event: KeyboardEvent): Shortcut | null => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey ? 'palette' : null;
  const sign = { '?': 'list', '/': 'search' }[key] as Shortcut | undefined;
  const shortcut = code === 'KeyG' && !shiftKey ? 'go' : sign;
  return shortcut && !isTyping(target) && storedSingleKeys.read() !== 'off' ? shortcut : null;
};

/** Puts the focus into the search of the screen; false where there is none. */
export const focusSearch = (): boolean => {
  const fields = document.querySelectorAll<HTMLElement>('input[type="search"]');
  // behind a dialog nothing is reached
  const field = [...fields].find((one) => !one.closest('[inert], [aria-hidden="true"]'));
  field?.focus();
  return field !== undefined;
};
