import { canOrderServices, type AccessInput } from '../participations';
import { plainName, reference, text, unless } from '../validation';
import { commentRule } from './checkout';

/**
 * Colleagues who can be asked to check and order the cart: the participation's own users who may order, except the
 * caller. Users of a collective organiser are not colleagues of its sub-exhibitor.
 */
export const colleaguesToOrder = <User extends AccessInput['users'][number]>(
  callerId: number,
  { users, ...participation }: Omit<AccessInput, 'users'> & { users: readonly User[] },
): User[] => users.filter(({ id }) => id !== callerId && canOrderServices(id, { ...participation, users }));

/** The form of a cart that is sent to a colleague; its comment goes into an email, so it holds no link. */
export const sendCartFields = (colleagueIds: readonly number[]) => ({
  user_id: reference(unless((id: number | null) => id !== null && colleagueIds.includes(id), 'colleague_unknown')),
  comment: text(
    commentRule,
    unless((comment: string | null) => plainName((comment ?? '').replace(/\s+/g, ' '), {}) === null, 'comment_link'),
  ),
});
