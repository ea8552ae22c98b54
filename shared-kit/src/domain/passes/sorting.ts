import type { PersonalPassType } from './pass';

/** The options of the sort control; the first is the default. */
export const passSorts = ['newest', 'oldest', 'surname', 'surname-back'] as const;
export type PassSort = (typeof passSorts)[number];

/** Sort columns of a list. */
export const orderNames = {
  participant: ['id', 'lastname'],
  installation: ['created_at', 'lastname'],
} as const;
export type OrderName = (typeof orderNames)[keyof typeof orderNames][number];
export type OrderBy = 'asc' | 'desc';

/** Query parameters of an option. */
export const orderOf = (
  kind: 'participant' | 'installation',
  sort: PassSort,
): { order_name: OrderName; order_by: OrderBy } => {
  if (sort === 'surname' || sort === 'surname-back') {
    return { order_name: 'lastname', order_by: sort === 'surname' ? 'asc' : 'desc' };
  }
  return { order_name: orderNames[kind][0], order_by: sort === 'newest' ? 'desc' : 'asc' };
};

/** Whether a list of a type can be sorted by a column. */
export const isOrderName = (type: PersonalPassType, name: string): name is OrderName =>
  (orderNames[type === 'installation' ? 'installation' : 'participant'] as readonly string[]).includes(name);
