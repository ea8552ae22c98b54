import type { SpellingError } from './speller';

/** A text to check. */
export interface CheckRequest {
  id: number;
  text: string;
  /** Ms since the epoch: after that nobody waits for the answer. */
  until: number;
}

/** Null: it was too late to begin. */
interface CheckAnswer {
  id: number;
  errors: SpellingError[] | null;
}

/** The first message of the thread: its dictionaries are loaded. */
interface Loaded {
  loaded: true;
}

export type ThreadMessage = CheckAnswer | Loaded;
