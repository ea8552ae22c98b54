import { useSyncExternalStore } from 'react';
import type { UnsentInput } from './release-offer.model';

const read = (): UnsentInput => {
  const forms = [...document.querySelectorAll('form[data-unsent]')];
  if (forms.length === 0) return 'none';
  return forms.every((form) => form.querySelector('[data-form-draft]')) ? 'kept' : 'unkept';
};

const watch = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-unsent'] });
  return () => observer.disconnect();
};

/** Unsent input of the forms on the page; forms mark themselves (shared-kit/src/forms). */
export const useUnsentInput = (): UnsentInput => useSyncExternalStore(watch, read);
