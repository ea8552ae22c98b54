import { localized } from '../../common';
import { rubricsLimit } from '../rubric-tree';
import type { RubricNode } from '../rubric-tree';
import { Type, type Static, type TSchema } from 'typebox';
import { closed, Id, Nullable } from '../../http';

const Count = Type.Integer({ minimum: 0 });

/** Levels of a tree of rubrics. */
const rubricLevels = 5;

const nodeFacts = {
  id: Id,
  code: Type.String({ maxLength: 50 }),
  ...localized('name', () => Type.String({ maxLength: 500 })),
  title: Type.Optional(Type.String({ maxLength: 500, description: 'Of the exporter tree' })),
  is_selected: Type.Boolean({ description: 'Whether it may be selected, not whether it is' }),
};

/** The tree in a response has named levels; that in a request has size limits. */
const treeOf = (isNamed: boolean) => {
  const named = (level: number, description: string) =>
    isNamed ? { title: `CatalogRubric${level}`, description } : { description };
  const leaf: TSchema = Type.Object(
    { ...nodeFacts, children: Type.Array(Type.Null(), { maxItems: 0 }) },
    named(rubricLevels, 'A rubric of the deepest level'),
  );
  const levelAbove = (below: TSchema, level: number): TSchema =>
    Type.Object(
      { ...nodeFacts, children: Type.Array(below, { maxItems: rubricsLimit }) },
      named(level, `A rubric of level ${level} with those below it`),
    );
  const levels = Array.from({ length: rubricLevels - 1 }, (_, index) => rubricLevels - 1 - index);
  return Type.Array(levels.reduce(levelAbove, leaf), { maxItems: rubricsLimit });
};

/** A rubric tree: nested, siblings in display order. */
const RubricTree = Type.Unsafe<RubricNode[]>(treeOf(true));
/** A rubric tree in an upload. */
export const RubricTreeBody = treeOf(false);

export const CatalogRubrics = Type.Object(
  { data: RubricTree, exporter: RubricTree },
  { title: 'CatalogRubrics', description: 'Both trees of a template' },
);

const serviceFacts = {
  id: Id,
  type: Type.String({ maxLength: 100, description: 'a newer server may know more' }),
  ...localized('name', () => Type.String({ maxLength: 500 })),
  ...localized('description', () => Type.String()),
  prices: Type.Array(
    Type.Object({
      currency: Type.String({ maxLength: 10 }),
      price_without_vat: Nullable(
        Type.Number({ minimum: 0, maximum: 1e10, description: 'In currency units; null means no price' }),
      ),
    }),
  ),
  images: Type.Array(Type.Object({ original_path: Type.String({ maxLength: 1000 }) })),
  package_contents: Type.Array(Type.Object({ id: Id, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), {
    description: 'What it makes free',
  }),
  order: Type.Integer({ description: 'Position in its list' }),
  is_package: Type.Boolean(),
  is_required_logo: Type.Boolean(),
  is_required_ad_module: Type.Boolean(),
  is_required_graphic_file: Type.Boolean(),
};

export const CatalogService = Type.Object(serviceFacts, {
  title: 'CatalogService',
  description: 'A service of a template',
});

const templateFacts = {
  currencies: Type.Array(
    Type.Object({
      code: Type.String({ minLength: 1, maxLength: 10 }),
      symbol: Type.String({ maxLength: 10 }),
      ...localized('title', () => Type.String({ maxLength: 100 })),
    }),
    { minItems: 1 },
  ),
  number_free_symbols: Count,
  number_characters_string: Type.Integer({ minimum: 1, description: 'Size of a charged block' }),
  number_free_rubrics: Count,
  number_free_exporter_rubrics: Nullable(Count),
  is_russian_exporter: Type.Boolean(),
  is_mark: Type.Boolean(),
  ...localized('mark_title', () => Nullable(Type.String({ maxLength: 500 }))),
  catalog_print_started_at: Nullable(
    Type.String({ maxLength: 40, description: 'A day or an instant; orders are closed after it' }),
  ),
  allowed_services: Type.Array(Type.Object({ first_service_id: Id, second_service_id: Id })),
  step_order: Nullable(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 20 })),
};

/** The organiser's input for a template; its deadline is that of the exhibition. */
export const CatalogTemplateBody = closed(
  Type.Object({ services: Type.Array(Type.Object(serviceFacts)), ...templateFacts }),
);
export type CatalogTemplateBody = Static<typeof CatalogTemplateBody>;

export const CatalogTemplate = Type.Object(
  {
    id: Id,
    services: Type.Array(CatalogService),
    ...templateFacts,
    catalog_order_ended_at: Nullable(
      Type.String({ description: 'Last day of ordering, a day or an instant, from the exhibition' }),
    ),
  },
  { title: 'CatalogTemplate', description: 'What can be ordered, with prices and free quantities' },
);
