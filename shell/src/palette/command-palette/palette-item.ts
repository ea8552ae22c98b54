import type { TextRange } from '@fairfront/shared-kit/domain/common';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import type { StatusTone } from '@fairfront/shared-kit/components/status-badge';

/** One line of the palette. */
export interface PaletteItem {
  id: string;
  icon: IconName;
  title: string;
  titleMatches?: readonly TextRange[];
  /** Stands behind the title in a calmer colour. */
  detail?: string;
  detailMatches?: readonly TextRange[];
  count?: number;
  badge?: { label: string; tone: StatusTone };
  /** Cannot be chosen now; `detail` says why. */
  locked?: boolean;
  /** The keys that lead there without the palette: "G P". */
  keys?: string;
  /** A place that can be opened in a new tab. */
  isPlace?: boolean;
}

/** A section of the palette with what was found in it. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** Further lines that are not shown yet. */
  more: number;
}

/** A line that the arrows reach: an item, or the one that shows the rest of its group. */
export type PaletteLine =
  | { kind: 'item'; key: string; item: PaletteItem }
  | { kind: 'more'; key: string; group: PaletteGroup };

/** The lines of a group in their order. */
export const linesOf = (group: PaletteGroup): PaletteLine[] => [
  ...group.items.map((item): PaletteLine => ({ kind: 'item', key: `${group.id}/${item.id}`, item })),
  ...(group.more > 0 ? [{ kind: 'more' as const, key: `${group.id}/more`, group }] : []),
];
