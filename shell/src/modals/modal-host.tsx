import { useSyncExternalStore } from 'react';
import { usePlatformState } from '@fairfront/shared-kit/platform';
import { LoadFailed } from '../layout/failures/load-failed';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';

const RegistryModal = lazy(() => import(/* webpackChunkName: "registry-modal" */ './registry-modal'), 'modal');

/** Prefetches the frame of modals and its texts. A failure is reported by the modal that needs it later. */
export const fetchModalFrame = RegistryModal.preload;

/** The host of registry modals. A link or a reload waits for user and participation. */
export const ModalHost = () => {
  const { modals } = useShell();
  const { user, participation, route } = usePlatformState();
  const state = useSyncExternalStore(modals.registry.subscribe, modals.registry.state);
  if (state.phase === 'closed') return null;
  const needsParticipation = route.params['id'] !== undefined;
  const isReady = state.modal.name === 'modal-feedback' || (user !== null && (!needsParticipation || participation));
  if (!isReady) return null;
  const close = () => modals.services.close({ force: true });
  return <RegistryModal key={state.modal.key} state={state} failed={() => <LoadFailed onReported={close} />} />;
};
