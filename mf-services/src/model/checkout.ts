import { object, string, type AnyObjectSchema } from 'yup';
import { commentLength, messageLength } from './order-files';

const atMost = (limit: number, code: string) =>
  string()
    .nullable()
    .test('length', code, function length(value) {
      if ([...(value ?? '')].length <= limit) return true;
      return this.createError({ message: code, params: { count: limit } });
    });

/** Longest purchase number of the exhibitor's own accounts (SVC-164). */
export const purchaseNumberLength = 40;

/** The form of the checkout; the attachment is judged by `isAttachment` (SVC-078, SVC-164). */
export const checkoutSchema: AnyObjectSchema = object({
  comment: atMost(commentLength, 'comment_too_long'),
  purchase_number: atMost(purchaseNumberLength, 'purchase_number_too_long'),
});

/** The text of a chat message (SVC-121); that it is not empty without files is the sender's and the server's to see. */
export const messageSchema: AnyObjectSchema = object({ text: atMost(messageLength, 'text_too_long') });
