import { useNavigateTo, useParticipation, usePlatformState } from '@fairfront/shared-kit/platform';
import { narrowingNames, type Narrowing, type NarrowingName } from '../api/services';
import { leastCharacters } from './least-characters';
import { useTypedSearch, type TypedSearch } from './use-typed-search';

/** The search state from the address, which can be shared and restored. */
export interface SearchText extends Pick<TypedSearch, 'typed' | 'type' | 'search'> {
  /** The query; null with fewer than two characters. */
  wanted: string | null;
  /** Whether spelling correction is off. */
  isLiteral: boolean;
  /** The category that limits the results. */
  category: number | null;
  /** The active filters; they stay when the query changes. */
  narrowing: Narrowing;
  /** Switches a filter on or off. */
  narrow: (name: NarrowingName, isWanted: boolean) => void;
}

export const useSearchText = (): SearchText => {
  const navigate = useNavigateTo();
  const { id } = useParticipation();
  const { query } = usePlatformState().route;
  const q = query.get('q') ?? '';
  const category = Number(query.get('category'));
  const narrowing: Narrowing = Object.fromEntries(
    narrowingNames.filter((name) => query.get(name) === '1').map((name) => [name, '1']),
  );
  const { typed, type, search } = useTypedSearch(q, (text) =>
    navigate('search', { id }, { query: { ...narrowing, q: text.trim() || undefined }, replace: true }),
  );
  const wanted = q.trim();
  return {
    typed,
    type,
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
