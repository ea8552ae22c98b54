import type { Draft, DraftPlace } from '../../platform/draft';

/**
 * Unsent input of forms, kept for the tab: it outlives a reload, a session that ended (401) and a crash that the browser
 * restores. It lies in the session storage, because the local storage holds nothing of a user, and under the id of
 * its user, so that nobody else who signs in here sees it.
 */
const prefix = 'fairfront.draft.';
const channelName = 'fairfront.drafts';

/** Secrets are never kept, wherever they stand. */
const isSecret = (name: string): boolean => /password|token|secret/i.test(name);

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).savedAt === 'number' &&
  typeof (value as Draft).values === 'object';

/** A full or refused storage keeps nothing and harms nothing: the form itself still holds the input. */
const attempt = <Result>(act: () => Result): Result | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

// grows with every sign-out: forms that are on their way off the screen write nothing any more
let epoch = 0;

const clearHere = () => {
  epoch += 1;
  attempt(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key)),
  );
};

let channel: BroadcastChannel | null = null;

/** A sign-out in one tab is a sign-out in all of them. */
const joinTabs = (): BroadcastChannel | null => {
  if (channel === null && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = clearHere;
    // tests run in Node, whose channels keep the process alive
    (channel as { unref?: () => void }).unref?.();
  }
  return channel;
};

/** @param form names the form, with ids where there are several of a kind */
export const draftPlace = (userId: number, form: string): DraftPlace => {
  const key = `${prefix}${userId}.${form}`;
  const openedIn = epoch;
  joinTabs();
  return {
    read: () => {
      const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return isDraft(draft) ? draft : null;
    },
    write: (values) => {
      if (openedIn !== epoch) return;
      const text = JSON.stringify({ savedAt: Date.now(), values }, (name, value: unknown) => {
        if (isSecret(name) || value instanceof Blob) return undefined;
        // a gap in a list would come back as null
        return Array.isArray(value) ? value.filter((one) => !(one instanceof Blob)) : value;
      });
      attempt(() => sessionStorage.setItem(key, text));
    },
    drop: () => attempt(() => sessionStorage.removeItem(key)),
  };
};

/** Forgets all drafts, in every tab: the person signs out. A session that merely ended keeps them for the next sign-in. */
export const clearDrafts = (): void => {
  clearHere();
  joinTabs()?.postMessage('clear');
};
