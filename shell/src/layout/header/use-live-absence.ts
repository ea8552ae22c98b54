import { useSyncExternalStore } from 'react';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../../shell-services';

/**
 * The message about a live connection that has been down for 30 s; null if there is nothing to say. `short` is for
 * narrow windows.
 */
export const useLiveAbsence = (): { full: string; short: string } | null => {
  const { t } = useTranslation('shell');
  const { realtime } = useShell();
  const { live } = usePlatformState();
  const since = useSyncExternalStore(realtime.subscribe, realtime.awaySince);
  if (live !== 'offline' || since === null) return null;
  const time = formatTime(since);
  return { full: t('live.offline', { time }), short: t('live.offlineShort', { time }) };
};
