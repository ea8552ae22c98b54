/** Who has access to a private channel. */
export interface Grant {
  userId: number;
  /** The sign-in session whose token asked. */
  sessionId: number;
}
