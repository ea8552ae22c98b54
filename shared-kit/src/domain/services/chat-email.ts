/** Minutes for which a message of the organiser waits for its reader before an e-mail goes out (SVC-182). */
export const chatEmailAfterMinutes = 10;

/** What one person knows of the chat of an order; ids grow with the messages, 0 is none. */
export interface ChatReading {
  /** The newest message that the person has read. */
  lastReadId: number;
  /** The message for which the last e-mail was planned. */
  emailedId: number;
}

/** Whether a new message plans an e-mail: one is enough until its reader has been back (SVC-182). */
export const plansEmail = ({ lastReadId, emailedId }: ChatReading): boolean => emailedId <= lastReadId;

/** Whether a planned e-mail still goes out when its time has come: its message is unread. */
export const isEmailDue = ({ lastReadId, emailedId }: ChatReading): boolean => emailedId > lastReadId;
