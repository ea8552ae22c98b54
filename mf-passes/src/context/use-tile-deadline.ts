import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation, type TileContent } from '@fairfront/shared-kit/platform';
import { deadlineOf, isCreationDisabled, zoneOf, type PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassContext, usePassLabels } from './use-pass-context';

/** The deadline for passes of a kind, or why they can no longer be issued. */
export const useTileDeadline = (kind: PassKind): NonNullable<TileContent['deadline']> => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { participation, now } = usePassContext();
  const { denialOf } = usePassLabels();
  const at = deadlineOf(kind, participation);
  const state = deadlineState(at, now);
  if (state === 'passed') return { label: t('tile.closed'), tone: 'neutral' };
  if (isCreationDisabled(kind, participation)) return { label: denialOf({ code: 'creation_disabled' }), tone: 'info' };
  const date = formatProseDate(new Date(at).toISOString(), locale, { now, zone: zoneOf(participation) });
  return { label: t('tile.until', { date }), tone: state === 'soon' ? 'warning' : 'neutral' };
};
