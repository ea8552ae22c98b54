import { useParticipationEvents, useTranslation } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import { useLiveFlash } from './use-live-flash';

/**
 * Rows whose status changes live: they flash, and the change is said. An event for a pass of another page or kind changes no
 * row (PASS-206).
 */
export const useLiveRows = <Pass extends { id: number }>(
  kind: PassKind,
  rows: readonly Pass[],
  nameOf: (pass: Pass) => string,
) => {
  const { t } = useTranslation('passes');
  const { statusOf } = usePassLabels();
  const live = useLiveFlash();
  const event = kind === 'car' ? 'car-pass.status-updated' : 'personal-pass.status-updated';
  useParticipationEvents(event, ({ id, status }) => {
    const pass = rows.find((row) => row.id === id);
    if (pass) live.flash(id, t('live.changed', { name: nameOf(pass), status: statusOf(kind, status) }));
  });
  return live;
};
