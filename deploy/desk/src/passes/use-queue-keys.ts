import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@fairfront/shared-kit/components/input-method';
import { storedSingleKeys } from '@fairfront/shared-kit/platform';

/** What the keys of the queue do. */
interface QueueKeys {
  next: () => void;
  previous: () => void;
  accept: () => void;
  reject: () => void;
  /** Chooses a reason, from 0. */
  reason: (index: number) => void;
  /** False: there is nothing to send, so the key keeps its own meaning. */
  send: () => boolean;
  undo: () => void;
  list: () => void;
}

/** Letters by their place on the keyboard, so that they work in every layout. */
const letters: Record<string, 'next' | 'previous' | 'accept' | 'reject' | 'undo'> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'accept',
  KeyR: 'reject',
  KeyZ: 'undo',
};

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, [role="combobox"], [role="option"]') !== null;

/** Does what a key press says; false: it is none of the keys. */
const doPress = ({ key, code, shiftKey, target }: KeyboardEvent, keys: QueueKeys): boolean => {
  if (key === '?') keys.list();
  else if (/^[1-9]$/.test(key)) keys.reason(Number(key) - 1);
  else if (key === 'Enter') return !isControl(target) && keys.send();
  else {
    const name = shiftKey ? undefined : letters[code];
    if (!name) return false;
    keys[name]();
  }
  return true;
};

/** Keys of the queue. They do nothing in a field, in a dialog, and where single keys are switched off. */
export const useQueueKeys = (keys: QueueKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
    if (isTyping(event) || document.querySelector('dialog[open], [role="dialog"]')) return;
    if (storedSingleKeys.read() === 'off' || !doPress(event, keys)) return;
    event.preventDefault();
    // the portal has a list of keys of its own
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
