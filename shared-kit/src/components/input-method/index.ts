import type { KeyboardEvent } from 'react';

/** The code of every key that an input method has taken. */
const takenKey = 229;

/**
 * Whether a key press belongs to an input method that composes a word: its Enter accepts the word and must not submit.
 * Safari ends the composition before the key press, so only the key code reveals it there.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenKey;

const acceptsText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') !== null;

/**
 * Whether a key press types text, where characters are not shortcuts. An autocomplete repeats the presses of its field at
 * its list, so that the focus counts as well as the target.
 */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  acceptsText(target) || acceptsText(document.activeElement);
