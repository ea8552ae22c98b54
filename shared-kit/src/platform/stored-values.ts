/**
 * All values that the portal keeps in local storage; nothing else about a user or a participation is stored. If the browser blocks storage, a value lasts as long as the page.
 */
export interface StoredValue {
  read: () => string | null;
  /** Null removes the value. */
  write: (value: string | null) => void;
  /** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

const createStoredValue = (key: string): StoredValue => {
  const listeners = new Set<() => void>();
  let inMemory: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  const follow = (event: StorageEvent) => {
    // a null key means `localStorage.clear()` in another tab
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
        // blocked storage (private mode, blocked cookies, full): the value stays in memory
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

const known = new Map<string, StoredValue>();

/**
 * A value of the local storage by its name; one object for each name, so that all listeners get its changes. Values
 * that shell and remotes share are below; a remote declares its own.
 */
export const storedValue = (name: string): StoredValue => {
  const value = known.get(name) ?? createStoredValue(`fairfront.${name}`);
  known.set(name, value);
  return value;
};

/** Bearer token of the session. */
export const storedToken = storedValue('token');
/** A random key by which this browser is known again at sign-in; it outlives the session. */
export const storedDevice = storedValue('device');
/** Interface language. */
export const storedLocale = storedValue('locale');
/** `light`, `dark` or `auto`. */
export const storedTheme = storedValue('theme');
/** `off` when `?` and `/` are to be plain signs everywhere. */
export const storedSingleKeys = storedValue('single-keys');

/** Id of the stand chosen in an exhibition. */
export const storedStand = (exhibitionId: number): StoredValue => storedValue(`stand.${exhibitionId}`);
