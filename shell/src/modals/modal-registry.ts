import type { ModalCall } from '../routing/modal-address';

/** Milliseconds between the call and the opening, and between the order to close and the end (SHELL-106, SHELL-212). */
export const openDelay = 150;
export const closeDelay = 200;

/** A modal that is wanted; another `key` is another opening, even of the same name. */
export interface WantedModal extends ModalCall {
  key: string;
}

/** What is drawn: at most one registry modal (SHELL-107). */
export type ModalState =
  | { phase: 'closed' }
  /** Called, not drawn yet; its code is being fetched already. */
  | { phase: 'waiting'; modal: WantedModal }
  | { phase: 'open'; modal: WantedModal }
  /** The leave animation runs. */
  | { phase: 'closing'; modal: WantedModal };

export interface ModalRegistry {
  state: () => ModalState;
  subscribe: (listener: () => void) => () => void;
  /** Says which modal there should be; the registry goes there with the delays of the specification. */
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
    // what is closing ends first; its end looks at the wish again
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
