/** Minutes for which a message of the organiser waits for its reader before a letter goes out (SVC-182). */
export const chatLetterAfterMinutes = 10;

/** What one person knows of the chat of an order; ids grow with the messages, 0 is none. */
export interface ChatReading {
  /** The newest message that the person has read. */
  lastReadId: number;
  /** The message for which the last letter was planned. */
  letterId: number;
}

/** Whether a new message plans a letter: one is enough until its reader has been back (SVC-182). */
export const plansLetter = ({ lastReadId, letterId }: ChatReading): boolean => letterId <= lastReadId;

/** Whether a planned letter still goes out when its time has come: its message is unread. */
export const isLetterDue = ({ lastReadId, letterId }: ChatReading): boolean => letterId > lastReadId;
