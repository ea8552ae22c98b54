import { textLength } from '../../model';
import { unprintableSign } from '../../model/validation';
import type { SchemaIssue } from '../../model/validation-yup';
import { object, string, type AnyObjectSchema } from 'yup';
import { commentLength, messageLength } from './order-files';

const atMost = (limit: number, code: string) =>
  string()
    .nullable()
    .test('length', code, function length(value) {
      if (textLength(value ?? '') <= limit) return true;
      return this.createError({ message: code, params: { count: limit } });
    });

/** The length of a comment (SVC-074, SVC-078). */
export const commentText = () => atMost(commentLength, 'comment_too_long');

/** What is wrong with a text that stands on the documents of an order; null when nothing is. */
type PrintedTextIssue = (text: string) => SchemaIssue | null;

const printedText =
  (limit: number, code: string): PrintedTextIssue =>
  (text) => {
    if (textLength(text) > limit) return { code, params: { count: limit } };
    const sign = unprintableSign(text);
    return sign === null ? null : { code: 'sign_unprintable', params: { sign } };
  };

/** Longest purchase number of the exhibitor's own accounts (SVC-164). */
export const purchaseNumberLength = 40;

/** What is wrong with a comment of an order or of a line (SVC-074, SVC-078). */
export const commentIssue = printedText(commentLength, 'comment_too_long');
/** What is wrong with a purchase number of an order or of a line (SVC-164). */
export const purchaseNumberIssue = printedText(purchaseNumberLength, 'purchase_number_too_long');

/** A text of a form that an issue of its own judges. */
export const printed = (issueOf: PrintedTextIssue) =>
  string()
    .nullable()
    .test('printed', function judge(value) {
      const issue = issueOf(value ?? '');
      return issue === null || this.createError({ message: issue.code, params: issue.params });
    });

/** Who pays an order: the own company, or for a sub-exhibitor the collective organiser where that one allows it (SVC-164). */
export const payers = ['own', 'parent'] as const;
/** One of `payers`. */
export type Payer = (typeof payers)[number];

/** The part of a participation that decides who may pay. */
export interface PayerParticipation {
  parent: { pays_for_subs: boolean } | null;
}

/** Whether the collective organiser pays orders of this participation (SVC-164). */
export const isParentPayer = ({ parent }: PayerParticipation): boolean => parent?.pays_for_subs ?? false;

/** The form of the checkout; the attachment is judged by `attachmentIssue` (SVC-078, SVC-164). */
export const checkoutSchema = (participation: PayerParticipation): AnyObjectSchema =>
  object({
    comment: printed(commentIssue),
    purchase_number: printed(purchaseNumberIssue),
    payer: string()
      .required('payer_unknown')
      .oneOf(payers, 'payer_unknown')
      .test('allowed', 'payer_not_allowed', (payer) => payer !== 'parent' || isParentPayer(participation)),
  });

/** The text of a chat message (SVC-121); that it is not empty without files is the sender's and the server's to see. */
export const messageSchema: AnyObjectSchema = object({ text: atMost(messageLength, 'text_too_long') });
