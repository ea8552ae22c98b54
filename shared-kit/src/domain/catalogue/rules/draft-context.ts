import type { OrderCountry } from '../catalogue-order';
import type { CatalogueTemplate } from '../catalogue-template';
import type { RubricNode } from '../rubric-node';

/** What the rules of a draft need to know besides it. */
export interface DraftContext {
  template: CatalogueTemplate;
  /** The two trees of rubrics (CAT-231). */
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** Null while they are not known, on a screen: then only that one is chosen is checked (CAT-238). */
  countries: readonly OrderCountry[] | null;
}
