import type { HistoryEntry } from '@fairfront/shared-kit/components/history-panel';
import { useTranslation, type PassHistoryEntry } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

type Variant = Pick<HistoryEntry, 'icon' | 'tone'>;

const variants: Record<Exclude<PassHistoryEntry['action'], 'status-changed'>, Variant> = {
  created: { icon: 'plus' },
  reissued: { icon: 'refresh' },
  'filled-by-link': { icon: 'pen' },
  'taken-over': { icon: 'copy' },
  imported: { icon: 'upload' },
  'barcode-changed': { icon: 'refresh' },
  deleted: { icon: 'trash' },
  restored: { icon: 'undo' },
};

/**
 * The history of a pass as text, newest first; the organiser's staff are not named, nor are the collective organiser's
 * people to its sub-exhibitor.
 */
export const useHistoryEntries = (kind: PassKind) => {
  const { t } = useTranslation('passes');
  const { statusOf } = usePassLabels();

  const personOf = (action: PassHistoryEntry['action'], by: PassHistoryEntry['by']): string => {
    if (by === null) return t(action === 'filled-by-link' ? 'history.byLink' : 'history.bySystem');
    if (by.is_organizer) return t('history.byOrganizer');
    return by.is_stand_organizer ? t('history.byStandOrganizer') : (by.name ?? t('history.bySomeone'));
  };
  const entryOf = ({ id, at, action, by, status, comment }: PassHistoryEntry): HistoryEntry => {
    const isDecision = action === 'status-changed' && status !== null;
    const variant: Variant = isDecision
      ? passStatusVariant[status]
      : action === 'status-changed'
        ? { icon: 'clock' }
        : variants[action];
    return {
      ...variant,
      id,
      at,
      // a pass reopened after a decision reads differently from a new one
      title: isDecision && status !== 'consideration' ? statusOf(kind, status) : t(`history.${action}`),
      detail: comment,
      by: personOf(action, by),
    };
  };
  return (entries: readonly PassHistoryEntry[]): HistoryEntry[] => entries.map(entryOf).reverse();
};
