import { useEffect, useRef, useState } from 'react';

/** The pause after which a typed text is searched for, ms (SVC-030). */
const searchPause = 500;

/** A text that is typed and searched for. */
export interface TypedSearch {
  /** As typed. */
  typed: string;
  type: (text: string) => void;
  /** Searches for it now. */
  search: (text: string) => void;
  /** The text that waits for its pause to end is not searched for any more. */
  stop: () => void;
}

/**
 * A search that lives in the address and follows the typing after a pause (SVC-030).
 * @param q what the address says
 * @param search takes the text to the address
 */
export const useTypedSearch = (q: string, search: (text: string) => void): TypedSearch => {
  const [state, setState] = useState({ q, typed: q });
  // the address changed by itself: back, forward, a link
  if (state.q !== q) setState({ q, typed: state.typed.trim() === q ? state.typed : q });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  // a page that is left searches no more: it would pull the user back
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchNow = (text: string) => {
    stop();
    search(text);
  };
  return {
    typed: state.typed,
    type: (typed) => {
      setState({ q, typed });
      stop();
      timer.current = setTimeout(() => search(typed), searchPause);
    },
    search: searchNow,
    stop,
  };
};
