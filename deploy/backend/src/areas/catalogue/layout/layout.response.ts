import {
  layoutEntry,
  layoutIssues,
  noFiles,
  packageFileTypes,
  printedEntry,
  rubricsOfOrder,
  templateOfOrder,
  type CatalogueTemplate,
  type CheckedOrder,
  type LaidOutOrder,
  type LayoutEntry,
  type OrderFiles,
  type ProofContext,
  type ProofPart,
  type ProofPlace,
} from '@fairfront/shared-kit/domain/catalogue';
import type { NotFinalEntry, ProofEntry } from '@fairfront/shared-kit/domain/catalogue/api';
import { localized, ownTextOf, type PrintedLocale } from '@fairfront/shared-kit/domain/common';
import type { LayoutCatalogue } from './layout-catalogue';
import type { CheckedOrderRow, LayoutOrderRow } from './layout.repository';

const filesOf = ({ files }: CheckedOrderRow | LayoutOrderRow): OrderFiles => {
  const found = { ...noFiles };
  for (const { id, type, original_name, extension, size } of files) {
    const name = type.replaceAll('-', '_') as keyof OrderFiles;
    found[name] = { id, original_name, extension, size };
  }
  return found;
};

const checkedOf = (row: CheckedOrderRow | LayoutOrderRow): CheckedOrder => ({
  status: row.status,
  return_reason: row.return_reason,
  draft: row.draft,
  files: filesOf(row),
  isNotResident: row.is_not_resident ?? row.is_not_resident_now,
});

/** The pictures of an order that layout needs, without the signed order and the company details. */
export const picturesOf = ({ files }: LayoutOrderRow) =>
  files.flatMap(({ type, ...file }) => {
    const picture = packageFileTypes.find((one) => one === type);
    return picture ? [{ ...file, type: picture }] : [];
  });

const contextOf = (row: LayoutOrderRow, { template, rubrics, countries }: LayoutCatalogue): ProofContext => ({
  template: templateOfOrder(template, row.template_snapshot),
  rubrics: rubricsOfOrder(rubrics, row.rubric_names),
  countries,
  isNotResident: row.is_not_resident ?? row.is_not_resident_now,
});

/** The entry of an order for layout. */
export const layoutEntryOf = (row: LayoutOrderRow, catalogue: LayoutCatalogue): LayoutEntry => {
  const order: LaidOutOrder = {
    ...checkedOf(row),
    id: row.id,
    participation_id: row.participation_id,
    external_id: row.external_id,
    pictures: picturesOf(row),
  };
  return layoutEntry(order, contextOf(row, catalogue));
};

const none = { free: '', charged: '' };

/** An entry at one of its places in the catalogue, as it is printed there. */
export const proofEntryOf = (
  row: LayoutOrderRow,
  catalogue: LayoutCatalogue,
  { part, locale, place }: { part: ProofPart; locale: PrintedLocale; place: ProofPlace },
): ProofEntry => {
  const context = contextOf(row, catalogue);
  const entry = printedEntry(row.draft, context, locale);
  const rubric = entry.rubrics.find(({ id }) => id === place.rubric);
  const lines =
    part === 'alphabet'
      ? entry.alphabet
      : (rubric?.lines ?? [{ kind: 'stand' as const, text: entry.guide.stands, isBeyondFree: false }]);
  return {
    order_id: row.id,
    participation_id: row.participation_id,
    status: row.status,
    issues: layoutIssues(checkedOf(row), context.template),
    heading: place.heading,
    name: entry.name,
    owner_type: entry.ownerType,
    lines: lines.map(({ kind, text, isBeyondFree }) => ({ kind, text, is_beyond_free: isBeyondFree })),
    description: part === 'alphabet' ? entry.description : none,
    extent: rubric?.extent ?? null,
  };
};

/** One template for each pair of lengths, because the index of its services is kept for each object. */
export const templatesByLengths = (template: CatalogueTemplate) => {
  const known = new Map<string, CatalogueTemplate>();
  return ({ number_free_symbols: free, number_characters_string: size }: CheckedOrderRow): CatalogueTemplate => {
    if (free === null || size === null) return template;
    const key = `${free} ${size}`;
    const found = known.get(key) ?? { ...template, number_free_symbols: free, number_characters_string: size };
    known.set(key, found);
    return found;
  };
};

/** An order with the reasons why it is not final; none if it is. */
export const notFinalOf = (row: CheckedOrderRow, template: CatalogueTemplate): NotFinalEntry[] => {
  const issues = layoutIssues(checkedOf(row), template);
  if (issues.length === 0) return [];
  return [
    {
      order_id: row.id,
      participation_id: row.participation_id,
      ...localized('company', (locale) => ownTextOf(row, 'name', locale)),
      status: row.status,
      issues,
    },
  ];
};
