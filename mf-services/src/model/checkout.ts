import { textLength } from '@fairfront/shared-kit/model';
import { object, string, type AnyObjectSchema } from 'yup';
import { commentLength, messageLength } from './order-files';

const atMost = (limit: number, code: string) =>
  string()
    .nullable()
    .test('length', code, function length(value) {
      if (textLength(value ?? '') <= limit) return true;
      return this.createError({ message: code, params: { count: limit } });
    });

/** The rule of a comment (SVC-074, SVC-078). */
export const commentText = () => atMost(commentLength, 'comment_too_long');

/** Longest purchase number of the exhibitor's own accounts (SVC-164). */
export const purchaseNumberLength = 40;

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
    comment: commentText(),
    purchase_number: atMost(purchaseNumberLength, 'purchase_number_too_long'),
    payer: string()
      .required('payer_unknown')
      .oneOf(payers, 'payer_unknown')
      .test('allowed', 'payer_not_allowed', (payer) => payer !== 'parent' || isParentPayer(participation)),
  });

/** The text of a chat message (SVC-121); that it is not empty without files is the sender's and the server's to see. */
export const messageSchema: AnyObjectSchema = object({ text: atMost(messageLength, 'text_too_long') });
