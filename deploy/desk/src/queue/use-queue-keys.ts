import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@fairfront/shared-kit/components/input-method';
import { storedSingleKeys } from '@fairfront/shared-kit/platform';

/** The actions of the keys. */
interface QueueKeys {
  next: () => void;
  previous: () => void;
  /** Runs the decision of a letter. @returns false if no decision has it */
  decide: (letter: string) => boolean;
  /** Selects a template by index. */
  template: (index: number) => void;
  /** @returns false if there is nothing to send */
  send: () => boolean;
  undo: () => void;
  list: () => void;
}

/** Actions by key position, which works in every layout. */
const letters: Record<string, 'next' | 'previous' | 'undo'> = { KeyJ: 'next', KeyK: 'previous', KeyZ: 'undo' };

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, [role="combobox"], [role="option"]') !== null;

/** Runs the action of a key press. @returns false if there is none */
const doPress = ({ key, code, shiftKey, target }: KeyboardEvent, keys: QueueKeys): boolean => {
  if (key === '?') keys.list();
  else if (/^[1-9]$/.test(key)) keys.template(Number(key) - 1);
  else if (key === 'Enter') return !isControl(target) && keys.send();
  else {
    const name = shiftKey ? undefined : letters[code];
    if (name) keys[name]();
    else return !shiftKey && code.startsWith('Key') && keys.decide(code.slice('Key'.length));
  }
  return true;
};

/** The keys of a queue. They are inactive in fields, in dialogs and if single-key shortcuts are off. */
export const useQueueKeys = (keys: QueueKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
    if (isTyping(event) || document.querySelector('dialog[open], [role="dialog"]')) return;
    if (storedSingleKeys.read() === 'off' || !doPress(event, keys)) return;
    event.preventDefault();
    // the shell has its own list of keys
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
