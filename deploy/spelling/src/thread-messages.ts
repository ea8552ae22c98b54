import type { SpellingError } from './speller';

/** A text to check. */
export interface CheckRequest {
  id: number;
  text: string;
  /** Milliseconds since the epoch after which nobody waits for the answer. */
  until: number;
}

/** Null if it was too late to start the check. */
interface CheckAnswer {
  id: number;
  errors: SpellingError[] | null;
}

/** First message of the thread: its dictionaries are loaded. */
interface Loaded {
  loaded: true;
}

export type ThreadMessage = CheckAnswer | Loaded;
