import type { Deadline } from '@fairfront/shared-kit/api';

/** «Визы, упрощённый порядок, срок продлён»: the label of a deadline in hub and home. */
export const deadlineLabel = (
  { kind, extended_from }: Pick<Deadline, 'kind' | 'extended_from'>,
  t: (key: string) => string,
): string =>
  [t(`shell:deadline.${kind}`), extended_from !== null && t('shell:deadline.extended')].filter(Boolean).join(', ');
