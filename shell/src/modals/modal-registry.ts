import type { ModalCall } from '../routing/modal-address';

/** ms between the call and the opening, and between the close request and the end. */
export const openDelay = 150;
export const closeDelay = 200;

/** The requested modal; another `key` is another opening, even of the same name. */
export interface WantedModal extends ModalCall {
  key: string;
}

/** The rendered state: at most one registry modal. */
export type ModalState =
  | { phase: 'closed' }
  /** Requested but not rendered yet; its code is already loading. */
  | { phase: 'waiting'; modal: WantedModal }
  | { phase: 'open'; modal: WantedModal }
  /** The leave animation is running. */
  | { phase: 'closing'; modal: WantedModal };

export interface ModalRegistry {
  state: () => ModalState;
  subscribe: (listener: () => void) => () => void;
  /** Sets the requested modal; the registry gets there with the delays of the specification. */
  want: (modal: WantedModal | null) => void;
}

const sameParams = (one: WantedModal, other: WantedModal): boolean =>
  JSON.stringify(one.params) === JSON.stringify(other.params);

export const createModalRegistry = (): ModalRegistry => {
  const listeners = new Set<() => void>();
  let wanted: WantedModal | null = null;
  let state: ModalState = { phase: 'closed' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: ModalState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const schedule = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const wait = (modal: WantedModal) => {
    setState({ phase: 'waiting', modal });
    schedule(openDelay, () => {
      if (state.phase === 'waiting') setState({ phase: 'open', modal: state.modal });
    });
  };
  const close = (modal: WantedModal) => {
    setState({ phase: 'closing', modal });
    schedule(closeDelay, () => {
      if (wanted) wait(wanted);
      else setState({ phase: 'closed' });
    });
  };

  const follow = () => {
    if (state.phase === 'closed') {
      if (wanted) wait(wanted);
      return;
    }
    // let a closing modal finish first; then the requested one is checked again
    if (state.phase === 'closing') return;
    const isSame = wanted?.key === state.modal.key;
    if (isSame && wanted) {
      if (!sameParams(wanted, state.modal)) setState({ phase: state.phase, modal: wanted });
    } else if (state.phase === 'open') {
      close(state.modal);
    } else {
      clearTimeout(timer);
      if (wanted) wait(wanted);
      else setState({ phase: 'closed' });
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (modal) => {
      wanted = modal;
      follow();
    },
  };
};
