import type { Deadline } from '@fairfront/shared-kit/api';
import type { Target } from '@fairfront/shared-kit/platform';

/** The place that a deadline links to. */
export const deadlineTarget = ({ opens }: Pick<Deadline, 'opens'>, id: number): Target =>
  'modal' in opens ? { modal: opens.modal, params: {} } : { route: opens.route, params: { id } };
