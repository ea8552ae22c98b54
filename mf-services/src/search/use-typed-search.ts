import { useEffect, useRef, useState } from 'react';

/** The pause before a typed text is searched, ms. */
const searchPause = 500;

/** A search input and its debounced query. */
export interface TypedSearch {
  /** The text as typed. */
  typed: string;
  type: (text: string) => void;
  /** Searches at once. */
  search: (text: string) => void;
  /** Cancels a pending search. */
  stop: () => void;
}

/**
 * A search that is stored in the address and follows the input after a pause.
 * @param q the query in the address
 * @param search writes the query to the address
 */
export const useTypedSearch = (q: string, search: (text: string) => void): TypedSearch => {
  const [state, setState] = useState({ q, typed: q });
  // the address changed from outside: back, forward or a link
  if (state.q !== q) setState({ q, typed: state.typed.trim() === q ? state.typed : q });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  // an unmounted page must not search, since that would navigate back to it
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
