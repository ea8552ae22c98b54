import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { Deadline } from '@fairfront/shared-kit/api';
import type { Target } from '@fairfront/shared-kit/platform';

/** The icon of every kind of deadline, the same as that of its tile. */
export const deadlineIcons: Record<Deadline['kind'], IconName> = {
  'visa-simple': 'globe',
  'visa-difficult': 'globe',
  'participant-passes': 'badge',
  'installation-passes': 'wrench',
  'car-passes': 'truck',
  'participant-print': 'printer',
  'participant-print-end': 'printer',
  'installation-print': 'printer',
  'installation-print-end': 'printer',
  'catalogue-order': 'book',
  services: 'box',
  'services-price': 'wallet',
  'services-end': 'box',
};

/** The place that a deadline links to. */
export const deadlineTarget = ({ opens }: Pick<Deadline, 'opens'>, id: number): Target =>
  'modal' in opens ? { modal: opens.modal, params: {} } : { route: opens.route, params: { id } };
