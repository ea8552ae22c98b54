import type { ClosingGuard, ModalFrame, PlatformServices } from '@fairfront/shared-kit/platform';
import type { Navigator } from '../routing/navigator';
import { definedParams, type ModalAddress, type ModalCall } from '../routing/modal-address';
import { createModalRegistry, type ModalRegistry, type WantedModal } from './modal-registry';

/** History state of the address of an open modal. */
interface ModalHistory {
  /** Number of the opening, which distinguishes reopening a modal from changing its params. */
  opening: number;
  /** The portal pushed this entry onto that of the page: going back closes the modal. */
  pushed: boolean;
}

const historyOf = (state: unknown): ModalHistory | null => (state as { modal?: ModalHistory } | null)?.modal ?? null;

export interface ModalsOptions {
  navigator: Navigator;
  address: ModalAddress;
  /** False for modals that are not in the address. */
  isMirrored: (name: ModalCall['name']) => boolean;
  /** Asks whether unsaved input may be lost; the signal withdraws the question, which counts as no. */
  confirmClosing: ClosingGuard;
}

/** The modal registry of the portal; the address is the source of truth and the registry follows it. */
export interface Modals {
  services: PlatformServices['modals'];
  registry: ModalRegistry;
  /** Reports whether the open modal has unsaved input, or a guard to call instead of `confirmClosing`. */
  setDirty: ModalFrame['setDirty'];
  /** Follows a changed address: opens the modal in it and closes everything else. */
  follow: (location: { pathname: string; search: string; state: unknown }) => void;
}

export const createModals = ({ navigator, address, isMirrored, confirmClosing }: ModalsOptions): Modals => {
  const registry = createModalRegistry();
  // every page load starts a new number range; entries of an earlier load keep theirs
  let openings = Date.now();
  let dirty: boolean | ClosingGuard = false;
  let unmirrored: WantedModal | null = null;
  /** The question about the current modal; it ends with that opening. */
  let asking: { key: string; withdrawal: AbortController } | null = null;

  const follow: Modals['follow'] = ({ pathname, search, state }) => {
    if (unmirrored && !unmirrored.key.startsWith(`${pathname}|`)) unmirrored = null;
    const call = address.read(search);
    const key = call && `${pathname}|${call.name}|${historyOf(state)?.opening ?? 0}`;
    const wanted = unmirrored ?? (call && key ? { ...call, key } : null);
    if (asking && asking.key !== wanted?.key) asking.withdrawal.abort();
    registry.want(wanted);
  };
  const followNow = () => follow(navigator.location());

  const write = (call: ModalCall | null, history: ModalHistory | null, replace: boolean) => {
    const { pathname, search, hash } = navigator.location();
    navigator.navigate(pathname + address.write(search, call) + hash, {
      replace,
      state: history && { modal: history },
    });
  };

  const leave = () => {
    dirty = false;
    if (unmirrored) {
      unmirrored = null;
      followNow();
      return;
    }
    const { search, state } = navigator.location();
    if (!address.read(search)) return;
    if (historyOf(state)?.pushed) navigator.back();
    else write(null, null, true);
  };

  const open: Modals['services']['open'] = (name, params) => {
    const { pathname, search, state } = navigator.location();
    const call = { name, params: definedParams(params) };
    openings += 1;
    dirty = false;
    const isOverModal = address.read(search) !== null;
    // an unknown modal is shown as temporarily unavailable and has no address
    if (!isMirrored(name) || !address.has(name)) {
      unmirrored = { ...call, key: `${pathname}|${name}|${openings}` };
      if (isOverModal) write(null, null, true);
      else followNow();
      return;
    }
    unmirrored = null;
    // a modal over a modal replaces its history entry, so that one step back always closes
    const pushed = isOverModal ? (historyOf(state)?.pushed ?? false) : true;
    write(call, { opening: openings, pushed }, isOverModal);
  };

  const close: Modals['services']['close'] = ({ force = false } = {}) => {
    if (!dirty || force) {
      leave();
      return;
    }
    const state = registry.state();
    // Escape during the fade-out closes nothing and loses nothing
    if (asking || state.phase === 'closed' || state.phase === 'closing') return;
    const own = { key: state.modal.key, withdrawal: new AbortController() };
    asking = own;
    const mayClose = typeof dirty === 'function' ? dirty : confirmClosing;
    void mayClose(own.withdrawal.signal)
      .then((agreed) => {
        if (agreed) leave();
      })
      .finally(() => {
        asking = null;
      });
  };

  const setParams: Modals['services']['setParams'] = (changes) => {
    if (unmirrored) {
      unmirrored = { ...unmirrored, params: definedParams({ ...unmirrored.params, ...changes }) };
      followNow();
      return;
    }
    const { search, state } = navigator.location();
    const call = address.read(search);
    if (!call) return;
    write({ name: call.name, params: definedParams({ ...call.params, ...changes }) }, historyOf(state), true);
  };

  return {
    registry,
    services: { open, close, setParams },
    setDirty: (value) => {
      dirty = value;
    },
    follow,
  };
};
