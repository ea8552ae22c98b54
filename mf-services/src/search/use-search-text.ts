import { useNavigateTo, useParticipant, usePlatformState } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { narrowingNames, type Narrowing, type NarrowingName } from '../api/services';
import { leastCharacters } from './least-characters';

/** The pause after which a typed text is searched for, ms (SVC-030). */
export const searchPause = 500;

/** The search, which lives in the address, so that it can be shared and found again (SVC-030, SVC-165). */
export interface SearchText {
  /** As typed. */
  typed: string;
  type: (text: string) => void;
  /** Searches for it now. */
  search: (text: string) => void;
  /** What is searched for; null with fewer than two characters. */
  wanted: string | null;
  /** Nothing is corrected. */
  isLiteral: boolean;
  /** The category that the results keep to. */
  category: number | null;
  /** What the results are narrowed to; it stays while other words are searched for (SVC-186). */
  narrowing: Narrowing;
  /** Narrows to it or no more. */
  narrow: (name: NarrowingName, isWanted: boolean) => void;
}

export const useSearchText = (): SearchText => {
  const navigate = useNavigateTo();
  const { id } = useParticipant();
  const { query } = usePlatformState().route;
  const q = query.get('q') ?? '';
  const category = Number(query.get('category'));
  const [state, setState] = useState({ q, typed: q });
  // the address changed by itself: back, forward, a link
  if (state.q !== q) setState({ q, typed: state.typed.trim() === q ? state.typed : q });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // a page that is left searches no more: it would pull the user back
  useEffect(() => () => clearTimeout(timer.current), []);
  const narrowing: Narrowing = Object.fromEntries(
    narrowingNames.filter((name) => query.get(name) === '1').map((name) => [name, '1']),
  );
  const search = (text: string) => {
    clearTimeout(timer.current);
    navigate('search', { id }, { query: { ...narrowing, q: text.trim() || undefined }, replace: true });
  };
  const wanted = q.trim();
  return {
    typed: state.typed,
    type: (typed) => {
      setState({ q, typed });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(typed), searchPause);
    },
    search,
    wanted: [...wanted].length >= leastCharacters ? wanted : null,
    isLiteral: query.get('literally') === '1',
    narrowing,
    narrow: (name, isWanted) =>
      navigate(
        'search',
        { id },
        { query: { ...Object.fromEntries(query), [name]: isWanted ? '1' : undefined }, replace: true },
      ),
    category: Number.isInteger(category) && category > 0 ? category : null,
  };
};
