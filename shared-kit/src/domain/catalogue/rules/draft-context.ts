import type { OrderCountry } from '../catalogue-order';
import type { CatalogueTemplate } from '../catalogue-template';
import type { RubricNode } from '../rubric-tree';

/** Context for the rules of a draft. */
export interface DraftContext {
  template: CatalogueTemplate;
  /** The two trees of rubrics. */
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** Null on a screen while unknown: then only the presence of a country is checked. */
  countries: readonly OrderCountry[] | null;
}
