import type { KeyboardEvent } from 'react';

/** The code of every key that an input method has taken. */
const takenKey = 229;

/**
 * Whether a key press belongs to an input method that composes a word: its Enter accepts the word and must not send or submit.
 * Safari ends the composition before the key press, so that only the code of the key tells it there.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === takenKey;
