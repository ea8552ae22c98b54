import { localized, ownTextOf, printedLocales, type Localized, type PrintedLocale } from '../../common';
import type { CatalogueOrderStatus } from '../catalogue-order';
import type { PackageFileType } from '../order-file-kinds';
import { printedEntry, type PrintedEntry, type PrintedLine, type ProofContext } from '../printed-entry';
import { rubricIndex } from '../rubric-tree';
import { layoutIssues, type CheckedOrder, type LayoutIssue } from './layout-issues';

/** A stored order whose entry is printed. */
export interface LaidOutOrder extends CheckedOrder {
  id: number;
  participation_id: number;
  /** The number of the participation in another system. */
  external_id: string | null;
  pictures: readonly { type: PackageFileType; extension: string; original_name: string }[];
}

type Named = Localized<'name'> & { id: number };

/** The entry of a company for layout, in both languages. */
export interface LayoutEntry {
  id: number;
  participation_id: number;
  external_id: string | null;
  status: CatalogueOrderStatus;
  is_final: boolean;
  issues: readonly LayoutIssue[];
  owner_type: string;
  stands: readonly string[];
  is_russian_exporter: boolean;
  is_mark: boolean;
  is_import_substitution: boolean;
  texts: readonly {
    locale: PrintedLocale;
    letter: string;
    name: string;
    lines: readonly PrintedLine[];
    description: string;
  }[];
  rubrics: readonly (Named & { code: string; extent: 'full' | 'short' | 'none'; lines: readonly PrintedLine[] })[];
  exporter_rubrics: readonly (Named & { code: string })[];
  /** The packages, placements and advertisements that were ordered. */
  services: readonly Named[];
  /** `file` is the name in the ZIP of pictures. */
  pictures: readonly { kind: PackageFileType; file: string; original_name: string }[];
  /** Where material lies that was not uploaded. */
  links: readonly { kind: 'logo' | 'graphics' | 'video'; address: string }[];
}

/** The name of a picture in the ZIP: it names the order, and nothing that somebody has typed. */
export const pictureName = (orderId: number, { type, extension }: { type: string; extension: string }): string =>
  `${orderId}-${type}.${/^[a-z0-9]{1,5}$/i.test(extension) ? extension.toLowerCase() : 'bin'}`;

const linksOf = ({ draft }: LaidOutOrder): LayoutEntry['links'] =>
  (
    [
      ['logo', draft.packagePlacementLogoLink],
      ['graphics', draft.graphicFilesLink],
      ['video', draft.adVideoFilesLink],
    ] as const
  ).flatMap(([kind, address]) => (address.trim() === '' ? [] : [{ kind, address: address.trim() }]));

const textOfEntry = (locale: PrintedLocale, entry: PrintedEntry): LayoutEntry['texts'][number] => ({
  locale,
  letter: entry.letter,
  name: entry.name,
  lines: entry.alphabet,
  description: entry.description.free + entry.description.charged,
});

/** The entry of an order for layout: only what the catalogue prints. */
export const layoutEntry = (order: LaidOutOrder, context: ProofContext): LayoutEntry => {
  const { draft } = order;
  const entries = new Map(printedLocales.map((locale) => [locale, printedEntry(draft, context, locale)]));
  const russian = entries.get('ru') ?? printedEntry(draft, context, 'ru');
  const issues = layoutIssues(order, context.template);
  const services = new Map(context.template.services.map((service) => [service.id, service]));
  const chosen = [
    ...draft.selectedMajorPackageIds,
    ...(draft.selectedAdditionalPackageId === null ? [] : [draft.selectedAdditionalPackageId]),
    ...draft.selectedLogoPlacementIds,
    ...draft.adServices.catalog,
    ...draft.adServices.guide,
    ...draft.adServices.other,
  ];
  const named = (found: Localized<'name'> | undefined, id: number): Named => ({
    id,
    ...localized('name', (locale) => (found ? ownTextOf(found, 'name', locale) : '')),
  });
  const main = rubricIndex(context.rubrics.main);
  const exporter = rubricIndex(context.rubrics.exporter);
  return {
    id: order.id,
    participation_id: order.participation_id,
    external_id: order.external_id,
    status: order.status,
    is_final: issues.length === 0,
    issues,
    owner_type: russian.ownerType,
    stands: draft.companyStands.map(({ value }) => value),
    is_russian_exporter: draft.companyRussianExporter,
    is_mark: draft.companyIsMark,
    is_import_substitution: draft.companyImportSubstitution,
    texts: [...entries].map(([locale, entry]) => textOfEntry(locale, entry)),
    rubrics: russian.rubrics.map(({ id, code, extent, lines }) => ({
      ...named(main.get(id), id),
      code,
      extent,
      lines,
    })),
    exporter_rubrics: draft.companyRussianExporter
      ? draft.exporterRubrics.map((id) => ({ ...named(exporter.get(id), id), code: exporter.get(id)?.code ?? '' }))
      : [],
    services: chosen.map((id) => named(services.get(id), id)),
    pictures: order.pictures.map((picture) => ({
      kind: picture.type,
      file: pictureName(order.id, picture),
      original_name: picture.original_name,
    })),
    links: linksOf(order),
  };
};
