import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { localized } from '@fairfront/shared-kit/domain/common';
import {
  choice,
  flag,
  maxLength,
  oneOf,
  printable,
  reference,
  required,
  text,
} from '@fairfront/shared-kit/domain/validation';
import type { Text } from '../../../platform/texts/area-texts';
import { serverText } from '../../../platform/texts/server-texts';
import { lockTemplate, storeCatalogTemplate } from '../../catalogue';
import { anywhere } from './record-sheet';
import { keyOf, type ImportCall, type RowIssues, type SheetKind, type StoredRow, type Values } from './sheet-kind';

const trees = ['rubrics', 'exporter'] as const;
type Tree = (typeof trees)[number];

const rubricFields = {
  exhibition_id: reference(required),
  tree: choice(required, oneOf(trees)),
  /** The code of the parent rubric. */
  parent: text(maxLength(100)),
  ...localized('name', () => text(required, maxLength(300), printable)),
  is_selected: flag(),
  code: text(required, maxLength(100)),
};

const key = ['exhibition_id', 'tree', 'code'] as const;

type Stored = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>;

const treeOf = (stored: Stored, tree: Tree): readonly RubricNode[] =>
  (tree === 'rubrics' ? stored.main : stored.exporter) ?? [];

/** The rubrics of a tree as a flat list, parents first. */
const flat = (
  nodes: readonly RubricNode[],
  parent: string | null = null,
): { node: RubricNode; parent: string | null }[] =>
  nodes.flatMap((node) => [{ node, parent }, ...flat(node.children, node.code)]);

const exhibitionsIn = (rows: readonly Values[]): number[] => [
  ...new Set(rows.flatMap(({ exhibition_id: id }) => (typeof id === 'number' ? [id] : []))),
];

const templatesOf = async ({ trx }: ImportCall, rows: readonly Values[]): Promise<Stored[]> => {
  const found: Stored[] = [];
  for (const id of exhibitionsIn(rows)) found.push(...[await lockTemplate(trx, id)].flatMap((one) => one ?? []));
  return found;
};

const storedRows = (stored: Stored): StoredRow[] =>
  trees.flatMap((tree) =>
    flat(treeOf(stored, tree)).map(({ node: { id, children: _, ...values }, parent }) => ({
      id,
      values: { exhibition_id: stored.exhibition_id, tree, parent, ...values },
    })),
  );

/** The tree with new and changed rubrics; rubrics missing from the file are kept. */
const grown = (nodes: readonly RubricNode[], rows: readonly Values[], nextId: () => number): RubricNode[] => {
  const all = new Map(flat(nodes).map(({ node, parent }) => [node.code, { node, parent }]));
  for (const { code, parent, name_rus, name_eng, is_selected } of rows as readonly (Values &
    RubricNode & { parent: string | null })[]) {
    const id = all.get(code)?.node.id ?? nextId();
    all.set(code, { node: { id, code, name_rus, name_eng, is_selected, children: [] }, parent });
  }
  const below = new Map<string | null, RubricNode[]>();
  for (const { node, parent } of all.values()) below.set(parent, [...(below.get(parent) ?? []), node]);
  const branch = (parent: string | null): RubricNode[] =>
    (below.get(parent) ?? []).map((node) => ({ ...node, children: branch(node.code) }));
  return branch(null);
};

const store = async (call: ImportCall, rows: readonly Values[]): Promise<void> => {
  const { trx, services, author } = call;
  for (const stored of await templatesOf(call, rows)) {
    const own = rows.filter(({ exhibition_id: id }) => id === stored.exhibition_id);
    let last = Math.max(0, ...storedRows(stored).map(({ id }) => id));
    const nextId = () => (last += 1);
    const [rubrics = [], exporter = []] = trees.map((tree) =>
      grown(
        treeOf(stored, tree),
        own.filter((row) => row.tree === tree),
        nextId,
      ),
    );
    const place = { userId: author.userId, exhibitionId: stored.exhibition_id };
    await storeCatalogTemplate(trx, services, place, { template: stored.data, rubrics, exporter });
  }
};

/** The rubrics of the catalogue and of the catalogue of Russian exporters. */
export const rubrics: SheetKind = {
  name: 'rubrics',
  scope: 'catalogue',
  fields: rubricFields,
  defaults: { tree: 'rubrics', is_selected: true },
  key,
  references: { exhibition_id: anywhere('exhibition') },
  load: async (call, wanted) => (await templatesOf(call, wanted)).flatMap(storedRows),
  check: async (call, rows) => {
    const values = rows.map((row) => row.values);
    const templates = await templatesOf(call, values);
    const known = new Set(
      [...templates.flatMap(storedRows).map((row) => row.values), ...values].map((one) => keyOf({ key }, one)),
    );
    const issues: RowIssues = new Map();
    for (const [index, { values: one, former, changed }] of rows.entries()) {
      const found: Record<string, Text> = {};
      if (!templates.some(({ exhibition_id: id }) => id === one.exhibition_id)) {
        found.exhibition_id = serverText('imports.templateMissing');
      } else if (one.parent !== null && !known.has(keyOf({ key }, { ...one, code: one.parent }))) {
        found.parent = serverText('imports.unknownReference');
      } else if (former && changed.includes('parent')) found.parent = serverText('imports.fixed');
      if (Object.keys(found).length > 0) issues.set(index, found);
    }
    return issues;
  },
  create: async (call, rows) => {
    await store(call, rows);
    return rows.map(() => 0);
  },
  change: (call, rows) =>
    store(
      call,
      rows.map(({ values }) => values),
    ),
};
