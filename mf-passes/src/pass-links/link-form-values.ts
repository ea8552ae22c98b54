/** The values of the form for new links: one recipient per line, the last day as YYYY-MM-DD. */
export interface LinkFormValues {
  recipients: string;
  expires_on: string;
  asks_visa: boolean;
}
