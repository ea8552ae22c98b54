import { useParticipationEvents, useTranslation } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import { useLiveFlash } from './use-live-flash';

/**
 * Flashes and announces rows whose status changes live. An event for a pass on another page or of another kind changes no
 * row.
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
