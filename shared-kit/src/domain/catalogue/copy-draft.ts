import { localized, ownTextOf, textsOf, type Localized, comparisonKey, locales } from '../common';
import type { CatalogueService, CatalogueTemplate } from './catalogue-template';
import { type RubricNode, rubricIndex } from './rubric-tree';
import { draftTexts } from './draft-tidying';
import type { ChosenRubric, OrderDraft } from './order-draft';
import { templateIndex } from './pricing/template-index';
import type { DraftContext } from './rules/draft-context';
import { isPackageOffered } from './rules/package-choice';
import { hasFullInformation } from './rules/rubric-services';
import { firstOfType } from './template-services';

/** What has no counterpart in the new template; a code of `copy.missing` in the locale files. */
export type MissingKind = 'rubric' | 'exporter_rubric' | 'exporter' | 'service' | 'package_pair' | 'address';

/** An item that is not copied, by its names at that time; of an address the text, of the exporter flag nothing. */
export interface MissingOfCopy extends Localized<'name'> {
  kind: MissingKind;
}

/** The proposal of a copy: a patch of the draft, and what has no match. */
export interface CopiedDraft {
  patch: Partial<OrderDraft>;
  missing: MissingOfCopy[];
}

type Names = Localized<'name'>;

/** The same text in every language. */
const called = (text: string): Names => localized('name', () => text);

const keysOf = (names: Names): string[] => textsOf(names, 'name').map(comparisonKey);

const hasSameName = (one: Names, other: Names): boolean => {
  const others = keysOf(other);
  return keysOf(one).some((key, index) => key !== '' && key === others[index]);
};

/**
 * Finds a rubric with the same code and name, otherwise the only one with the name: a code alone may have been reused.
 */
const rubricFinder = (earlier: readonly RubricNode[], now: readonly RubricNode[]) => {
  const offered = [...rubricIndex(now).values()].filter((node) => node.is_selected);
  return (id: number): { was: Names; found: number | null } => {
    const was = rubricIndex(earlier).get(id);
    if (!was) return { was: called(String(id)), found: null };
    const named = offered.filter((node) => hasSameName(node, was));
    const exact = named.find(({ code }) => code.trim() === was.code.trim());
    return { was, found: (exact ?? (named.length === 1 ? named[0] : undefined))?.id ?? null };
  };
};

/** Finds an offered service with the type and name of an earlier one. */
const serviceFinder = (earlier: CatalogueTemplate, now: CatalogueTemplate) => (id: number) => {
  const was = templateIndex(earlier).byId.get(id);
  const isEqual = (service: CatalogueService) => service.type === was?.type && hasSameName(service, was);
  return {
    was: was ?? called(String(id)),
    found: now.services.find(isEqual)?.id ?? null,
  };
};

/**
 * Converts an order of an earlier exhibition to this one: texts, countries, addresses, rubrics and the
 * services that are still offered. Currency, stands and mark belong to their exhibition and are not copied. Stores
 * nothing.
 */
export const copyDraft = (
  earlierDraft: OrderDraft,
  earlierTemplate: CatalogueTemplate,
  earlierRubrics: DraftContext['rubrics'],
  template: CatalogueTemplate,
  rubrics: DraftContext['rubrics'],
): CopiedDraft => {
  const missing: MissingOfCopy[] = [];
  const miss = (kind: MissingKind, names: Names) => {
    const own = localized('name', (locale) => ownTextOf(names, 'name', locale));
    const isSame = (one: Names) =>
      locales.every((locale) => ownTextOf(one, 'name', locale) === ownTextOf(own, 'name', locale));
    if (!missing.some((one) => one.kind === kind && isSame(one))) missing.push({ kind, ...own });
  };
  const matched = (
    ids: readonly number[],
    find: (id: number) => { was: Names; found: number | null },
    kind: MissingKind,
  ): number[] => {
    const found = ids.flatMap((id) => {
      const match = find(id);
      if (match.found === null) miss(kind, match.was);
      return match.found ?? [];
    });
    return [...new Set(found)];
  };
  const findService = serviceFinder(earlierTemplate, template);
  const findRubric = rubricFinder(earlierRubrics.main, rubrics.main);
  const services = (ids: readonly number[]) => matched(ids, findService, 'service');

  const chosen = new Map<number, ChosenRubric>();
  const rubricOf = new Map<number, number>();
  for (const rubric of earlierDraft.rubrics) {
    const [id] = matched([rubric.id], findRubric, 'rubric');
    if (id === undefined || chosen.has(id)) continue;
    chosen.set(id, { id, services: services(rubric.services) });
    rubricOf.set(rubric.id, id);
  }
  const rubricAddresses = earlierDraft.rubricAddresses.flatMap((row) => {
    const rubric = chosen.get(rubricOf.get(row.rubricId) ?? 0);
    return rubric && hasFullInformation(rubric, template) ? [{ ...row, rubricId: rubric.id }] : [];
  });

  const packages: number[] = [];
  for (const id of services(earlierDraft.selectedMajorPackageIds)) {
    const service = templateIndex(template).byId.get(id);
    if (isPackageOffered(template, id, packages)) packages.push(id);
    else if (service) miss('package_pair', service);
  }
  const [additional] = services(
    earlierDraft.selectedAdditionalPackageId === null ? [] : [earlierDraft.selectedAdditionalPackageId],
  );

  const mostAddresses = firstOfType(template, 'extra_address_alphabetical_list') === null ? 1 : Infinity;
  for (const { address } of earlierDraft.companyAddresses.slice(mostAddresses)) miss('address', called(address));
  const isExporter = earlierDraft.companyRussianExporter && template.is_russian_exporter;
  if (earlierDraft.companyRussianExporter && !isExporter) miss('exporter', called(''));

  const { catalog, guide, other } = earlierDraft.adServices;
  const patch: Partial<OrderDraft> = {
    ...Object.fromEntries(draftTexts.map((field) => [field, earlierDraft[field]])),
    companyCountry: earlierDraft.companyCountry,
    companyCountryForBooklet: earlierDraft.companyCountryForBooklet,
    companyImportSubstitution: earlierDraft.companyImportSubstitution,
    companyRussianExporter: isExporter,
    companyAddresses: earlierDraft.companyAddresses.slice(0, mostAddresses),
    rubrics: [...chosen.values()],
    rubricAddresses,
    exporterRubrics: isExporter
      ? matched(
          earlierDraft.exporterRubrics,
          rubricFinder(earlierRubrics.exporter, rubrics.exporter),
          'exporter_rubric',
        )
      : [],
    selectedMajorPackageIds: packages,
    selectedAdditionalPackageId: additional ?? null,
    selectedLogoPlacementIds: services(earlierDraft.selectedLogoPlacementIds),
    adServices: { catalog: services(catalog), guide: services(guide), other: services(other) },
  };
  return { patch, missing };
};
