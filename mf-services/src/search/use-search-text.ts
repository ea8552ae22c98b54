import { useNavigateTo, useParticipation, usePlatformState } from '@fairfront/shared-kit/platform';
import { narrowingNames, type Narrowing, type NarrowingName } from '../api/services';
import { leastCharacters } from './least-characters';
import { useTypedSearch, type TypedSearch } from './use-typed-search';

/** The search, which lives in the address, so that it can be shared and found again (SVC-030, SVC-165). */
export interface SearchText extends Pick<TypedSearch, 'typed' | 'type' | 'search'> {
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
