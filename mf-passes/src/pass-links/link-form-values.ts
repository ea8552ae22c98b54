/** What the form for new links holds: recipients one a line, the last day YYYY-MM-DD (PASS-291). */
export interface LinkFormValues {
  recipients: string;
  expires_on: string;
  asks_visa: boolean;
}
