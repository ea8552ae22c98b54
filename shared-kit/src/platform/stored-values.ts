/**
 * Everything that the portal keeps in the local storage, and nothing else of a user or a participation (SHELL-145,
 * SHELL-146). Where the browser refuses the storage, a value lives as long as the page.
 */
export interface StoredValue {
  read: () => string | null;
  /** Null removes the value. */
  write: (value: string | null) => void;
  /** Reports every change, in this tab and in others; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

const storedValue = (key: string): StoredValue => {
  const listeners = new Set<() => void>();
  let inMemory: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  const follow = (event: StorageEvent) => {
    // a null key is `localStorage.clear()` in another tab
    if (event.key === null || event.key === key) notify();
  };
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return inMemory;
      }
    },
    write: (value) => {
      inMemory = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // refused storage (private mode, blocked cookies, full): the value stays in memory
      }
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
  };
};

/** Bearer token of the session. */
export const storedToken = storedValue('fairfront.token');
/** A random key by which this browser is known again at sign-in (SHELL-447); it outlives the session. */
export const storedDevice = storedValue('fairfront.device');
/** Interface language. */
export const storedLocale = storedValue('fairfront.locale');
/** `light`, `dark` or `auto`. */
export const storedTheme = storedValue('fairfront.theme');
/** `off` when `?` and `/` are to be plain signs everywhere (SHELL-238). */
export const storedSingleKeys = storedValue('fairfront.single-keys');

/** Which column of a file of people is which field, by a hash of its headings (PASS-326). */
export const storedImportColumns = storedValue('fairfront.import-columns');

const stands = new Map<number, StoredValue>();

/** Id of the stand chosen in an exhibition (SHELL-135). */
export const storedStand = (exhibitionId: number): StoredValue => {
  const known = stands.get(exhibitionId);
  if (known) return known;
  const made = storedValue(`fairfront.stand.${exhibitionId}`);
  stands.set(exhibitionId, made);
  return made;
};

const drafts = new Map<string, StoredValue>();

/** What a user has written in the chat of an order and not sent yet, as JSON (SVC-166). */
export const storedDraft = (userId: number, orderId: number): StoredValue => {
  const key = `fairfront.draft.${userId}.${orderId}`;
  const known = drafts.get(key);
  if (known) return known;
  const made = storedValue(key);
  drafts.set(key, made);
  return made;
};
