/** The draft of an email. */
export interface EmailDraft {
  subject: string;
  text: string;
}
