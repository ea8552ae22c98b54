import { textLength } from '../../common';
import { coded, unprintableSign, withoutForeignScripts, type CodedIssue } from '../../validation';

/** Limits of texts, code points. */
export const textLimits = {
  name: 255,
  address: 255,
  contact: 255,
  ownerType: 20,
  description: 5000,
  link: 500,
} as const;

/** A sign that the PDF document of the order could not show. */
export const unprintableIssue = (text: string): CodedIssue | null => {
  const sign = unprintableSign(text);
  return sign === null ? null : coded('sign_unprintable', { sign });
};

/** The issues of an address in its stored form. */
export const addressIssue = (address: string): CodedIssue | null => {
  const text = withoutForeignScripts(address).trim();
  return textLength(text) > textLimits.address
    ? coded('text_too_long', { count: textLimits.address })
    : unprintableIssue(text);
};
