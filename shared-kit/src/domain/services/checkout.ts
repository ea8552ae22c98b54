import { textLength } from '../common';
import { choice, coded, text, unless, unprintableSign, type CodedIssue, type Rule } from '../validation';
import { commentLength, messageLength } from './order-files';

const atMost = (limit: number, code: string): Rule<string | null, unknown, CodedIssue> =>
  unless((value) => textLength(value ?? '') <= limit, code, { count: limit });

/** The length of a comment. */
export const commentRule = atMost(commentLength, 'comment_too_long');

/** The error of a text that is printed on the documents of an order; null if it has none. */
type PrintedTextIssue = (text: string) => CodedIssue | null;

const printedText =
  (limit: number, code: string): PrintedTextIssue =>
  (value) => {
    if (textLength(value) > limit) return coded(code, { count: limit });
    const sign = unprintableSign(value);
    return sign === null ? null : coded('sign_unprintable', { sign });
  };

/** Maximum length of the exhibitor's own purchase number. */
export const purchaseNumberLength = 40;

/** Validates a comment of an order or a line. */
export const commentIssue = printedText(commentLength, 'comment_too_long');
/** Validates a purchase number of an order or a line. */
export const purchaseNumberIssue = printedText(purchaseNumberLength, 'purchase_number_too_long');

/** A text of a form that an issue of its own checks. */
export const printed = (issueOf: PrintedTextIssue) => text((value: string | null) => issueOf(value ?? ''));

/**
 * Who pays for an order: the company itself, or for a sub-exhibitor the collective organiser if it allows that.
 */
export const payers = ['own', 'parent'] as const;
/** One of `payers`. */
export type Payer = (typeof payers)[number];

/** The fields of a participation that determine who may pay. */
export interface PayerParticipation {
  parent: { pays_for_subs: boolean } | null;
}

/** Whether the collective organiser pays for orders of this participation. */
export const isParentPayer = ({ parent }: PayerParticipation): boolean => parent?.pays_for_subs ?? false;

const isPayer = (payer: string | null): boolean => payers.some((one) => one === payer);

/** The form of the checkout; the attachment is checked by `attachmentIssue`. */
export const checkoutFields = (participation: PayerParticipation) => ({
  comment: printed(commentIssue),
  purchase_number: printed(purchaseNumberIssue),
  payer: choice(
    unless(isPayer, 'payer_unknown'),
    unless((payer: string | null) => payer !== 'parent' || isParentPayer(participation), 'payer_not_allowed'),
  ),
});

/** The text of a chat message; that it is not empty without files is the sender's and the server's to see. */
export const messageFields = { text: text(atMost(messageLength, 'text_too_long')) };
