/** Minutes that a message of the organiser waits for its reader before an e-mail is sent. */
export const chatEmailAfterMinutes = 10;

/** The reading state of one user in the chat of an order; ids increase with messages, 0 means none. */
export interface ChatReading {
  /** The newest message that the user has read. */
  lastReadId: number;
  /** The message for which the last e-mail was planned. */
  emailedId: number;
}

/** Whether a new message plans an e-mail: one is enough until its reader returns. */
export const plansEmail = ({ lastReadId, emailedId }: ChatReading): boolean => emailedId <= lastReadId;

/** Whether a planned e-mail is still due: its message is unread. */
export const isEmailDue = ({ lastReadId, emailedId }: ChatReading): boolean => emailedId > lastReadId;
