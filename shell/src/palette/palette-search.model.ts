import { commandGroups, type Command, type CommandGroup } from '@fairfront/shared-kit/platform';
import { findWords, otherLayout, searchWords, type TextRange } from '@fairfront/shared-kit/domain/common';

/** A command with its position in the palette. */
export interface KnownCommand {
  /** Unique among all remotes and the shell. */
  key: string;
  group: CommandGroup;
  icon: string;
  command: Command;
}

export interface FoundCommand extends KnownCommand {
  titleMatches: readonly TextRange[];
  detailMatches: readonly TextRange[];
}

/** Shown after the title: why it is locked, otherwise the detail. */
export const detailOf = ({ locked, detail = '' }: Command): string => locked ?? detail;

/** A match ranks higher the more of the search is in its title and the earlier it occurs. */
const rankOf = (words: readonly string[], { titleMatches }: FoundCommand): number => {
  if (titleMatches.length < words.length) return 2;
  return titleMatches[0]?.from === 0 ? 0 : 1;
};

const find = (known: readonly KnownCommand[], search: string): FoundCommand[] => {
  const words = searchWords(search);
  const found = known.flatMap((one): FoundCommand[] => {
    // records would fill the palette before the user searches for one
    if (words.length === 0 && one.group === 'records') return [];
    const { title, keywords = [] } = one.command;
    const ranges = findWords(words, [title, detailOf(one.command), ...keywords]);
    return ranges ? [{ ...one, titleMatches: ranges[0] ?? [], detailMatches: ranges[1] ?? [] }] : [];
  });
  return found.sort((one, other) => rankOf(words, one) - rankOf(words, other));
};

/** The result of a search, and the converted search text if it differs from the input. */
export interface SearchResult {
  found: FoundCommand[];
  corrected: string | null;
}

/**
 * Finds commands by word prefixes. If nothing is found, letters of the other keyboard layout are converted, unless the
 * user wants a literal search.
 */
export const searchCommands = (
  known: readonly KnownCommand[],
  search: string,
  { literally = false }: { literally?: boolean } = {},
): SearchResult => {
  const found = find(known, search);
  const other = found.length > 0 || literally ? null : otherLayout(search);
  if (other === null) return { found, corrected: null };
  const meant = find(known, other);
  return meant.length > 0 ? { found: meant, corrected: other.trim() } : { found, corrected: null };
};

/** Lines of a collapsed group (DESIGN §12). */
export const shownPerGroup = 3;

export interface FoundGroup {
  id: CommandGroup;
  items: FoundCommand[];
  more: number;
}

/** The groups in their order; a single remaining line is shown rather than counted. */
export const groupFound = (found: readonly FoundCommand[], opened: ReadonlySet<string>): FoundGroup[] =>
  commandGroups.flatMap((id): FoundGroup[] => {
    const all = found.filter(({ group }) => group === id);
    if (all.length === 0) return [];
    const isWhole = opened.has(id) || all.length <= shownPerGroup + 1;
    const items = isWhole ? all : all.slice(0, shownPerGroup);
    return [{ id, items, more: all.length - items.length }];
  });
