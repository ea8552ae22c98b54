import { coded, type CodedIssue, type Placed } from '../../validation';
import type { CatalogueServiceType, CatalogueTemplate } from '../catalogue-template';
import { type RubricNode, rubricIndex } from '../rubric-tree';
import type { ChosenRubric, OrderDraft, RubricAddress } from '../order-draft';
import { templateIndex } from '../pricing/template-index';
import { firstOfType, isRubricService } from '../template-services';
import type { DraftContext } from './draft-context';
import { isPackageOffered } from './package-choice';
import { hasFullInformation, hasShortInformation } from './rubric-services';
import { addressIssue } from './printed-issues';

type Found = Placed<CodedIssue>;

/** Ids of a list once each, all of one kind. */
const idIssues = (
  ids: readonly number[],
  isKnown: (id: number) => boolean,
  codes: { unknown: string; twice: string },
  prefix = '',
): Found[] => {
  const seen = new Set<number>();
  return ids.flatMap((id, index) => {
    const place = `${prefix}${index}`;
    if (!isKnown(id)) return [{ place, issue: coded(codes.unknown) }];
    if (seen.has(id)) return [{ place, issue: coded(codes.twice) }];
    seen.add(id);
    return [];
  });
};

const services = { unknown: 'service_unknown', twice: 'service_twice' };
const rubricCodes = { unknown: 'rubric_unknown', twice: 'rubric_twice' };

const isSelectable = (tree: readonly RubricNode[]) => {
  const index = rubricIndex(tree);
  return (id: number): boolean => index.get(id)?.is_selected ?? false;
};

/** unique selectable rubrics with unique rubric services, either short or full. */
const rubricIssues = (list: readonly ChosenRubric[], { template, rubrics }: DraftContext): Found[] => {
  const ids = list.map(({ id }) => id);
  const found = idIssues(ids, isSelectable(rubrics.main), rubricCodes).map(({ place, issue }): Found => ({
    place: `${place}.id`,
    issue,
  }));
  const { byId } = templateIndex(template);
  const isOffered = (id: number): boolean => {
    const service = byId.get(id);
    return service !== undefined && isRubricService(service);
  };
  const inRubrics = list.flatMap((rubric, index): Found[] => {
    const broken = idIssues(rubric.services, isOffered, services, `${index}.services.`);
    return hasShortInformation(rubric, template) && hasFullInformation(rubric, template)
      ? [...broken, { place: `${index}.services`, issue: coded('rubric_short_and_full') }]
      : broken;
  });
  return [...found, ...inRubrics];
};

/** addresses only of rubrics with full information. An empty row is not an error, it is dropped. */
const rubricAddressIssues = (
  rows: readonly RubricAddress[],
  { rubrics }: OrderDraft,
  template: CatalogueTemplate,
): Found[] => {
  const full = new Set(rubrics.filter((rubric) => hasFullInformation(rubric, template)).map(({ id }) => id));
  const isOffered = firstOfType(template, 'extra_address_rubricator') !== null;
  return rows.flatMap(({ rubricId, address }, index): Found[] => {
    const text = address.trim();
    if (text === '') return [];
    const place = `${index}.address`;
    if (!full.has(rubricId)) return [{ place, issue: coded('address_without_full') }];
    if (!isOffered) return [{ place, issue: coded('address_not_offered') }];
    const issue = addressIssue(text);
    return issue ? [{ place, issue }] : [];
  });
};

/** The checks of the choices in the steps after the first. */
export const choiceRules = (context: DraftContext) => {
  const { template, rubrics } = context;
  const isOf = (type: CatalogueServiceType) => (id: number) => templateIndex(template).byId.get(id)?.type === type;
  return {
    rubrics: (list: readonly ChosenRubric[]) => rubricIssues(list, context),
    rubricAddresses: (rows: readonly RubricAddress[], draft: OrderDraft) => rubricAddressIssues(rows, draft, template),
    exporterRubrics: (ids: readonly number[], { companyRussianExporter }: OrderDraft): Found[] =>
      ids.length > 0 && !companyRussianExporter
        ? [{ place: '', issue: coded('exporter_flag_missing') }]
        : idIssues(ids, isSelectable(rubrics.exporter), rubricCodes),
    majorPackages: (ids: readonly number[]): Found[] => [
      ...idIssues(ids, isOf('service_packages'), services),
      ...ids.flatMap((id, index) =>
        isPackageOffered(template, id, ids.slice(0, index))
          ? []
          : [{ place: String(index), issue: coded('packages_not_allowed') }],
      ),
    ],
    isAdditionalPackage: (id: number | null) => id === null || isOf('service_packages_additional')(id),
    logoPlacements: (ids: readonly number[]) => idIssues(ids, isOf('alphabetical_list_options'), services),
    adServices: ({ catalog, guide, other }: OrderDraft['adServices']): Found[] => [
      ...idIssues(catalog, isOf('advertising_services_catalog'), services, 'catalog.'),
      ...idIssues(guide, isOf('advertising_services_guide'), services, 'guide.'),
      ...idIssues(other, isOf('other_advertising_services'), services, 'other.'),
    ],
  };
};
