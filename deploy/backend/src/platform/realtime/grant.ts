/** The access of a session to a private channel. */
export interface Grant {
  userId: number;
  /** The session whose token requested it. */
  sessionId: number;
  /** The participation of a session of staff who act as an exhibitor. */
  actingFor: number | null;
}
