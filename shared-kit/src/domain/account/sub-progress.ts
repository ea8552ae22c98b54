import { ownTextOf, textsOf, type Localized } from '../common';
import { comparisonKey, type Locale, sortKey } from '../common';
import { type DeadlineItem, type Preparation, type PreparationStep } from '../participations';

/** The preparation areas of a sub-exhibitor that the organiser of a stand sees. */
export const progressAreas = [
  'participants',
  'installation',
  'cars',
  'catalogue',
  'services',
  'announcements',
  'company',
  'team',
] as const;
/** One of `progressAreas`. */
export type ProgressArea = (typeof progressAreas)[number];

/** The areas with an open step, in order. */
export const openAreas = (steps: Readonly<Record<ProgressArea, readonly PreparationStep[]>>): ProgressArea[] =>
  progressAreas.filter((area) => steps[area].some(({ done }) => !done));

/** The nearest deadline with something left to do; openings, price dates and optional ones are ignored. */
export const nextDeadline = <Item extends Pick<DeadlineItem, 'at' | 'edge' | 'state' | 'isOptional' | 'services'>>(
  items: readonly Item[],
  now: number,
): Item | null =>
  items
    .filter(({ edge, at }) => edge === 'until' && at >= now)
    .filter(({ state, isOptional, services }) => state === 'need' && !isOptional && services === undefined)
    .reduce<Item | null>((nearest, item) => (nearest === null || item.at < nearest.at ? item : nearest), null);

/** State of the invoices of a company: none, some unpaid, or all paid. */
export type InvoiceState = 'none' | 'unpaid' | 'paid';
/** The state of invoices and the number of unpaid ones. */
export const invoiceState = (
  invoices: readonly { amount: number; amount_paid: number }[],
): { state: InvoiceState; unpaid: number } => {
  const unpaid = invoices.filter(({ amount, amount_paid }) => amount_paid < amount).length;
  if (unpaid > 0) return { state: 'unpaid', unpaid };
  return { state: invoices.length === 0 ? 'none' : 'paid', unpaid };
};

/** What filters, search and sorting use; a subset of the API row. */
export interface ProgressRow {
  company: Localized<'name'>;
  stands: readonly string[];
  steps: Preparation;
  participants: { count: number; total: number | null };
  installation: { count: number; total: number | null };
  catalogue: string;
  documents: { unpaid: number };
  services: { orders: number; waiting: number };
  deadline: { at: string } | null;
  /** Number of people who prepare it and have accepted. */
  addresses: number;
}

/** Some preparation step is open. */
export const isUnfinished = ({ steps }: Pick<ProgressRow, 'steps'>): boolean => steps.done < steps.total;

/** Time before a deadline in which it counts as near. */
export const nearDeadlineMs = 7 * 86_400_000;
/** A deadline with something left to do is within the next seven days. */
export const isDueSoon = ({ deadline }: Pick<ProgressRow, 'deadline'>, now: number): boolean => {
  if (deadline === null) return false;
  const left = Date.parse(deadline.at) - now;
  return left >= 0 && left <= nearDeadlineMs;
};

/** Filters of sub-exhibitors: all, with open steps, with a near deadline, those where nobody has accepted. */
export const progressFilters = ['all', 'open', 'soon', 'away'] as const;
/** One of `progressFilters`. */
export type ProgressFilter = (typeof progressFilters)[number];

/** Whether a filter includes a row. @param now ms since the epoch */
export const fitsProgress = (
  row: Pick<ProgressRow, 'steps' | 'deadline' | 'addresses'>,
  filter: ProgressFilter,
  now: number,
): boolean => {
  if (filter === 'open') return isUnfinished(row);
  if (filter === 'soon') return isDueSoon(row, now);
  return filter === 'all' || row.addresses === 0;
};

/** Whether a search matches a row: by the name in either language, or by a stand. */
export const findsProgress = ({ company, stands }: Pick<ProgressRow, 'company' | 'stands'>, text: string): boolean => {
  const wanted = comparisonKey(text);
  return [...textsOf(company, 'name'), ...stands].some((word) => comparisonKey(word).includes(wanted));
};

/** Sort columns. */
export const progressColumns = [
  'company',
  'participants',
  'installation',
  'catalogue',
  'documents',
  'services',
  'deadline',
] as const;
/** One of `progressColumns`. */
export type ProgressColumn = (typeof progressColumns)[number];

const catalogueOrder = ['none', 'draft', 'sent', 'moderation', 'confirmed', 'off'];
const share = ({ count, total }: { count: number; total: number | null }): number =>
  total === null || total === 0 ? 2 : count / total;

/** Sort value of a column: the lowest comes first. */
const rankOf = (row: ProgressRow, column: Exclude<ProgressColumn, 'company'>): number => {
  switch (column) {
    case 'participants':
    case 'installation':
      return share(row[column]);
    case 'catalogue':
      return catalogueOrder.indexOf(row.catalogue);
    case 'documents':
      return -row.documents.unpaid;
    case 'services':
      return row.services.waiting > 0 ? -row.services.waiting : row.services.orders;
    case 'deadline':
      return row.deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(row.deadline.at);
  }
};

/** Sorts rows: names alphabetically, rows that need attention first, then by name. */
export const sortProgress = <Row extends ProgressRow>(
  rows: readonly Row[],
  { column, direction }: { column: ProgressColumn; direction: 'ascending' | 'descending' },
  locale: Locale,
): Row[] => {
  const nameOf = ({ company }: Row) => sortKey(ownTextOf(company, 'name', locale));
  const byName = (one: Row, other: Row) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)));
  const turn = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    if (column === 'company') return turn * byName(one, other);
    return turn * (rankOf(one, column) - rankOf(other, column)) || byName(one, other);
  });
};
