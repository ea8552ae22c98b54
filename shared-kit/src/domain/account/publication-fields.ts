import {
  coded,
  choice,
  field,
  maxLength,
  oneLine,
  oneOf,
  required,
  saying,
  text,
  words,
  type CodedIssue,
  type Rule,
} from '../validation';
import { publicationFileIssue, publicationLimits, publicationTypes, type PublicationFileFacts } from './publications';

const fileRule: Rule<PublicationFileFacts | null, unknown, CodedIssue> = (file) => {
  const issue = file ? publicationFileIssue(file) : null;
  return issue === null ? null : coded(issue);
};

/** The form of a request. */
export const publicationFields = {
  type: choice(saying('publication_type', required), saying('publication_type', oneOf(publicationTypes))),
  title: text(...words(publicationLimits.title), oneLine),
  text: text(...words(publicationLimits.text)),
  file: field(fileRule),
};

/** The organiser's comment on a request; it may stay empty. */
export const publicationCommentFields = { comment: text(saying('too_long', maxLength(publicationLimits.comment))) };
