import { isTyping } from '@fairfront/shared-kit/components/input-method';
import { storedSingleKeys } from '@fairfront/shared-kit/platform';

/** A shortcut that works in the whole portal. */
export type Shortcut = 'palette' | 'list' | 'search' | 'go';

/**
 * The shortcut of a key press; null for every other press. Ctrl or Cmd + K and G (which waits for a second key) are
 * matched by key position in any layout; `?` and `/` are matched by character.
 */
export const shortcutOf = (event: KeyboardEvent): Shortcut | null => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey ? 'palette' : null;
  const sign = { '?': 'list', '/': 'search' }[key] as Shortcut | undefined;
  const shortcut = code === 'KeyG' && !shiftKey ? 'go' : sign;
  return shortcut && !isTyping(event) && storedSingleKeys.read() !== 'off' ? shortcut : null;
};

/**
 * Focuses the search of the screen; false if there is none. The document is searched, because the field belongs to a remote,
 * which offers it by rendering it.
 */
export const focusSearch = (): boolean => {
  const fields = document.querySelectorAll<HTMLElement>('input[type="search"]');
  // elements behind a dialog are unreachable
  const field = [...fields].find((one) => !one.closest('[inert], [aria-hidden="true"]'));
  field?.focus();
  return field !== undefined;
};
