import type { IssueText } from '@fairfront/shared-kit/domain/validation';
import { formIssues } from '@fairfront/shared-kit/forms/schema';
import { readRecipients, type PassEvent } from '@fairfront/shared-kit/domain/passes';
import { linkDayFields, recipientFields } from '@fairfront/shared-kit/domain/passes/pass-link-fields';

/** The values of the form for new links: one recipient per line, the last day as YYYY-MM-DD. */
export interface LinkFormValues {
  recipients: string;
  expires_on: string;
  asks_visa: boolean;
}

interface LinkFormContext {
  event: PassEvent;
  now: number;
  /** The number of free places in the quota. */
  free: number;
  /** Whether links are sent by email, which requires a recipient. */
  isMailed: boolean;
  issueText: IssueText;
  t: (key: string, values: Record<string, unknown>) => string;
}

/** Error messages of the form for new links, from the server's rules. */
export const linkFormErrors = (
  values: LinkFormValues,
  { event, now, free, isMailed, issueText, t }: LinkFormContext,
): Partial<Record<keyof LinkFormValues, string>> => {
  const people = readRecipients(values.recipients);
  const day = formIssues(linkDayFields({ event, now }), values).expires_on;
  const wrong = people
    .map((person) => ({ person, issue: Object.values(formIssues(recipientFields, person))[0] }))
    .find(({ issue }) => issue);
  const text = wrong?.issue && t('passLinks.wrong', { email: wrong.person.email, text: issueText(wrong.issue) });
  const none = people.length === 0 && isMailed && issueText({ rule: 'required' });
  const tooMany = people.length > free && t('passLinks.tooMany', { free, count: people.length });
  const recipients = text || none || tooMany;
  return { ...(recipients ? { recipients } : {}), ...(day ? { expires_on: issueText(day) } : {}) };
};
