import { canOrderServices, type AccessInput } from '../../model';
import { plainName } from '../../model/validation';
import { number, object, type AnyObjectSchema } from 'yup';
import { commentText } from './checkout';

/**
 * Who can be asked to check the cart and to order: the participation's own people with the right to order, but for the one who
 * asks. The people of a collective organiser are no colleagues of its sub-exhibitor (SHELL-218, SVC-174).
 */
export const colleaguesToOrder = <User extends AccessInput['users'][number]>(
  callerId: number,
  { users, ...participation }: Omit<AccessInput, 'users'> & { users: readonly User[] },
): User[] => users.filter(({ id }) => id !== callerId && canOrderServices(id, { ...participation, users }));

/** The form of a cart that is sent to a colleague; its comment goes into an email, so it holds no link (SHELL-325, SVC-174). */
export const sendCartSchema = (colleagueIds: readonly number[]): AnyObjectSchema =>
  object({
    user_id: number()
      .required('colleague_unknown')
      .test('colleague', 'colleague_unknown', (id) => colleagueIds.includes(id)),
    comment: commentText().test(
      'plain',
      'comment_link',
      (comment) => plainName((comment ?? '').replace(/\s+/g, ' '), {}) === null,
    ),
  });
