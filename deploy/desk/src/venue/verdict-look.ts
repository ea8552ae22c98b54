import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { GateVerdict } from '@fairfront/shared-kit/domain/passes';

/** What to do: let in, ask, or refuse. */
export type Tone = 'success' | 'warning' | 'danger';

/** Colour and icon of each verdict; the text says the same. */
export const verdictLook: Readonly<Record<GateVerdict, { tone: Tone; icon: IconName }>> = {
  valid: { tone: 'success', icon: 'check-circle' },
  entered: { tone: 'warning', icon: 'warning' },
  early: { tone: 'danger', icon: 'calendar' },
  late: { tone: 'danger', icon: 'calendar' },
  waiting: { tone: 'danger', icon: 'clock' },
  revoked: { tone: 'danger', icon: 'cross-circle' },
  unknown: { tone: 'danger', icon: 'search' },
};
