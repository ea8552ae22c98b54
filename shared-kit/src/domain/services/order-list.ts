import { searchWords } from '../common';
import { groupOf, orderStatuses, type OrderGroup, type OrderStatus } from './order-status';

/** The statuses of a group. */
export const statusesOf = (group: OrderGroup): OrderStatus[] =>
  orderStatuses.filter((status) => groupOf(status) === group);

/** Number of orders per tab. */
export type OrderCounts = Record<OrderGroup | 'all', number>;

/** Counts of the tabs from counts by status. */
export const orderCounts = (byStatus: readonly { status: OrderStatus; count: number }[]): OrderCounts => {
  const counts: OrderCounts = { all: 0, answer: 0, active: 0, completed: 0, canceled: 0 };
  for (const { status, count } of byStatus) {
    counts.all += count;
    counts[groupOf(status)] += count;
  }
  return counts;
};

/** A parsed order search. */
export interface OrderSearch {
  /** Leading digits of the order number; null if the text is not a number. */
  number: string | null;
  /** Folded words that must occur in the name of one service; if empty, names are not searched. */
  words: string[];
}

/** «Заказ», "order" in any form, then a number sign, then the digits; NFKC normalises № to "No" and ＃ to "#". */
const numberPattern =
  /^(?<word>заказ\p{L}*|orders?)?[\s.,:]*(?<sign>#|no?[.°º]?|nr\.?|number|номер)?\s*(?<digits>\d+)(?<rest>.*)$/isu;
/** Text after the number in an order heading: «от 25 мая 2026», "of 25 May 2026", «: Новый». */
const headingPattern = /^(?:[.,:;]|\s+(?:от|of|dated|from)\s)/isu;

/** The digits of a text that is only an order number, or a heading of the portal that contains one. */
const orderNumberIn = (text: string): string | null => {
  const { word, sign, digits, rest = '' } = numberPattern.exec(text.normalize('NFKC').trim())?.groups ?? {};
  if (digits === undefined) return null;
  const isNamed = word !== undefined || sign !== undefined;
  return rest === '' || (isNamed && headingPattern.test(rest)) ? digits : null;
};

/** Parses «№ 1042», "#1042", "Order No. 1042 of 25 May", «Заказ 1042», «1042» or words of a service. */
export const orderSearch = (text: string): OrderSearch => ({
  number: orderNumberIn(text),
  words: searchWords(text),
});
