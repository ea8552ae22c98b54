/** A kept input. */
export interface Draft {
  /** Ms since the epoch, by the browser's clock. */
  savedAt: number;
  values: Record<string, unknown>;
}

/** The draft of one form of one user. */
export interface DraftPlace {
  /** Null when nothing is kept, or what is kept cannot be read. */
  read: () => Draft | null;
  /** Keeps values that JSON can hold; files and secrets stay out. Does nothing once the user has signed out. */
  write: (values: object) => void;
  drop: () => void;
}
