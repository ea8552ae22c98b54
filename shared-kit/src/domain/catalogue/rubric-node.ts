import type { Localized } from '../common';
/** The most nodes that both trees of a template may have together. */
export const rubricsLimit = 20_000;

/** A node of the tree of rubrics or of that of Russian exporters. */
export interface RubricNode extends Localized<'name'> {
  id: number;
  code: string;
  /** Whether it may be selected, not whether it is. */
  is_selected: boolean;
  children: readonly RubricNode[];
}
