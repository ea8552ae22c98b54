import type { KeyboardEvent } from 'react';

/** The code of every key that an input method has taken. */
const takenKey = 229;

/**
 * Whether a key press belongs to an input method that composes a word: its Enter accepts the word and must not submit.
 * Safari ends the composition before the key press, so only the key code reveals it there.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenKey;
