import { searchWords } from '../../model';
import { orderStatuses, type OrderStatus } from './order-status';

/** What the list of orders may be narrowed to, in the order of its tabs; every status belongs to one (SVC-189). */
export const orderGroups = ['answer', 'active', 'completed', 'canceled'] as const;
/** One of `orderGroups`. */
export type OrderGroup = (typeof orderGroups)[number];

const groupOf: Readonly<Record<OrderStatus, OrderGroup>> = {
  new: 'active',
  processing: 'active',
  waiting_confirmation: 'answer',
  confirmed: 'active',
  executed: 'completed',
  canceled: 'canceled',
};

/** The statuses of a group. */
export const statusesOf = (group: OrderGroup): OrderStatus[] =>
  orderStatuses.filter((status) => groupOf[status] === group);

/** How many orders each tab holds. */
export type OrderCounts = Record<OrderGroup | 'all', number>;

/** Counts of the tabs from counts by status (SVC-189). */
export const orderCounts = (byStatus: readonly { status: OrderStatus; count: number }[]): OrderCounts => {
  const counts: OrderCounts = { all: 0, answer: 0, active: 0, completed: 0, canceled: 0 };
  for (const { status, count } of byStatus) {
    counts.all += count;
    counts[groupOf[status]] += count;
  }
  return counts;
};

/** Longest text that the list of orders is searched for. */
export const orderSearchLength = 100;

/** What a search among orders asks for. */
export interface OrderSearch {
  /** Digits that begin the number of the order; null when the text is no number. */
  number: string | null;
  /** Folded words that the name of one service holds; without any nothing is found by name. */
  words: string[];
}

/** «Заказ», "order", in any form, then a sign of a number, then the digits; NFKC writes № as "No" and ＃ as "#". */
const numberPattern =
  /^(?<word>заказ\p{L}*|orders?)?[\s.,:]*(?<sign>#|no?[.°º]?|nr\.?|number|номер)?\s*(?<digits>\d+)(?<rest>.*)$/isu;
/** What follows the number where an order is named: «от 25 мая 2026», "of 25 May 2026", «: Новый». */
const headingPattern = /^(?:[.,:;]|\s+(?:от|of|dated|from)\s)/isu;

/** The digits of a text that is the number of an order and nothing else, or a line of the portal that names one. */
const orderNumberIn = (text: string): string | null => {
  const { word, sign, digits, rest = '' } = numberPattern.exec(text.normalize('NFKC').trim())?.groups ?? {};
  if (digits === undefined) return null;
  const isNamed = word !== undefined || sign !== undefined;
  return rest === '' || (isNamed && headingPattern.test(rest)) ? digits : null;
};

/** Reads «№ 1042», "#1042", "Order No. 1042 of 25 May", «Заказ 1042», «1042» or words of a service (SVC-189). */
export const orderSearch = (text: string): OrderSearch => ({
  number: orderNumberIn(text),
  words: searchWords(text),
});
