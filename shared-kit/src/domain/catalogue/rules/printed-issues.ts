import { textLength } from '../../../model';
import { unprintableSign, withoutForeignScripts } from '../../../model/validation';
import type { SchemaIssue } from '../../../model/validation-yup';
import { textLimits } from './text-limits';

/** A sign that the PDF document of the order could not show. */
export const unprintableIssue = (text: string): SchemaIssue | null => {
  const sign = unprintableSign(text);
  return sign === null ? null : { code: 'sign_unprintable', params: { sign } };
};

/** What is wrong with an address as it is going to be stored (CAT-064, CAT-079). */
export const addressIssue = (address: string): SchemaIssue | null => {
  const text = withoutForeignScripts(address).trim();
  return textLength(text) > textLimits.address
    ? { code: 'text_too_long', params: { count: textLimits.address } }
    : unprintableIssue(text);
};
