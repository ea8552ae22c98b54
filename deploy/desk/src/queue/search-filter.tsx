import { useEffect, useState } from 'react';
import { SearchField } from '@fairfront/shared-kit/components/search-field';

/** Delay of the search after typing, ms. */
const searchDelay = 300;

interface SearchFilterProps {
  label: string;
  /** The search of the address, trimmed. */
  search: string;
  onChange: (change: { search: string }) => void;
  className: string | undefined;
}

/** The search of a list; it goes into the address a moment after typing. */
export const SearchFilter = ({ label, search, onChange, className }: SearchFilterProps) => {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // the address may change without the field, for example by the back button
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => onChange({ search: typed.trim() }), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);
  return (
    <SearchField label={label} size="sm" className={className} value={typed} maxLength={100} onChange={setTyped} />
  );
};
