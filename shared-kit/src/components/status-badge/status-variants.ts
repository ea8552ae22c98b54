import type { CatalogOrderStatus } from '../../api/entities';
import type { IconName } from '../icon';
import type { StatusTone } from './status-badge';

/** Tone and icon of a status; the text comes from the package that owns the status. */
export interface StatusVariant {
  tone: StatusTone;
  icon: IconName;
}

/** Variants of the statuses of a catalogue order (DESIGN §5), which lists of companies show as well as the catalogue. */
export const catalogueOrderStatusVariant: Record<CatalogOrderStatus, StatusVariant> = {
  draft: { tone: 'neutral', icon: 'pen' },
  sent: { tone: 'info', icon: 'send' },
  moderation: { tone: 'info', icon: 'eye' },
  confirmed: { tone: 'success', icon: 'check-circle' },
};
