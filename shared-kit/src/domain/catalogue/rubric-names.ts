import { localized, ownTextOf, type Localized, type ReadOnly } from '../common';
import type { Static } from 'typebox';
import type { CatalogRubricNames } from './api/order.schema';
import { type RubricNode, rubricIndex } from './rubric-tree';
import type { OrderDraft } from './order-draft';

/** A chosen rubric, as it was called when the order was sent. */
export type RubricName = Pick<RubricNode, 'id' | 'code' | keyof Localized<'name'>>;

/** The selected rubrics of both trees; rubrics missing in the trees are omitted. */
export type RubricNames = ReadOnly<Static<typeof CatalogRubricNames>>;

interface RubricTrees {
  main: readonly RubricNode[];
  exporter: readonly RubricNode[];
}

const namesIn = (tree: readonly RubricNode[], ids: readonly number[]): RubricName[] =>
  ids.flatMap((id) => {
    const node = rubricIndex(tree).get(id);
    return node ? [{ id, code: node.code, ...localized('name', (locale) => ownTextOf(node, 'name', locale)) }] : [];
  });

/** The selected rubrics with their current names, stored with the order when it is sent. */
export const rubricNamesOf = (
  { rubrics, exporterRubrics }: Pick<OrderDraft, 'rubrics' | 'exporterRubrics'>,
  { main, exporter }: RubricTrees,
): RubricNames => ({
  main: namesIn(
    main,
    rubrics.map(({ id }) => id),
  ),
  exporter: namesIn(exporter, exporterRubrics),
});

const leaf = (name: RubricName): RubricNode => ({ ...name, is_selected: true, children: [] });

/** The trees for an order: its rubrics as they were sent, or the current trees for a draft. */
export const rubricsOfOrder = (trees: RubricTrees, sent: RubricNames | null): RubricTrees =>
  sent === null ? trees : { main: sent.main.map(leaf), exporter: sent.exporter.map(leaf) };
