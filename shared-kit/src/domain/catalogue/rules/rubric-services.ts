import type { CatalogueService, CatalogueTemplate } from '../catalogue-template';
import type { ChosenRubric, OrderDraft, RubricAddress } from '../order-draft';
import { templateIndex } from '../pricing/template-index';
import { firstOfType, rubricServiceTypes, servicesOfTypes } from '../template-services';

/** Fields that the rubrics step changes. */
export type RubricsPatch = Pick<OrderDraft, 'rubrics' | 'rubricAddresses'>;

/** The services of a rubric in template order. */
export const offeredRubricServices = (template: CatalogueTemplate): CatalogueService[] =>
  servicesOfTypes(template, rubricServiceTypes);

const isOfType = (template: CatalogueTemplate, id: number, type: CatalogueService['type']): boolean =>
  templateIndex(template).byId.get(id)?.type === type;

/** Whether a rubric has a short-information service. */
export const hasShortInformation = ({ services }: ChosenRubric, template: CatalogueTemplate): boolean =>
  services.some((id) => isOfType(template, id, 'brief_information_rubricator'));

/** Whether a rubric has a full-information service, which requires addresses. */
export const hasFullInformation = ({ services }: ChosenRubric, template: CatalogueTemplate): boolean =>
  services.some((id) => isOfType(template, id, 'full_information_rubricator'));

const nextRowId = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Appends an address row for a rubric, empty unless a text is given. */
export const withRubricAddress = (
  rows: readonly RubricAddress[],
  rubricId: number,
  address = '',
): readonly RubricAddress[] => [...rows, { id: nextRowId(rows), rubricId, address }];

/**
 * Applies the selection of the picker: remaining rubrics keep position, services and addresses, new ones are appended
 * with the first short-information service of the template, removed ones lose theirs.
 */
export const chooseRubrics = (
  { rubrics, rubricAddresses }: RubricsPatch,
  ids: readonly number[],
  template: CatalogueTemplate,
): RubricsPatch => {
  const short = firstOfType(template, 'brief_information_rubricator');
  const chosen = new Set(ids);
  const known = new Set(rubrics.map(({ id }) => id));
  const added = [...chosen].filter((id) => !known.has(id));
  return {
    rubrics: [
      ...rubrics.filter(({ id }) => chosen.has(id)),
      ...added.map((id) => ({ id, services: short === null ? [] : [short.id] })),
    ],
    rubricAddresses: rubricAddresses.filter(({ rubricId }) => chosen.has(rubricId)),
  };
};

/** Removes a rubric with its services and addresses. */
export const removeRubric = ({ rubrics, rubricAddresses }: RubricsPatch, rubricId: number): RubricsPatch => ({
  rubrics: rubrics.filter(({ id }) => id !== rubricId),
  rubricAddresses: rubricAddresses.filter((row) => row.rubricId !== rubricId),
});

const opposite: Readonly<Record<string, CatalogueService['type']>> = {
  brief_information_rubricator: 'full_information_rubricator',
  full_information_rubricator: 'brief_information_rubricator',
};

/**
 * Toggles a service of a rubric: short and full information exclude each other; full information starts with
 * one empty address and is removed with its addresses. The last information service may be removed.
 */
export const toggleRubricService = (
  draft: RubricsPatch,
  rubricId: number,
  serviceId: number,
  template: CatalogueTemplate,
): RubricsPatch => {
  const type = templateIndex(template).byId.get(serviceId)?.type ?? '';
  const rubrics = draft.rubrics.map((rubric): ChosenRubric => {
    if (rubric.id !== rubricId) return rubric;
    const kept = rubric.services.filter((id) => id !== serviceId);
    if (kept.length < rubric.services.length) return { ...rubric, services: kept };
    const other = opposite[type];
    const compatible = other === undefined ? kept : kept.filter((id) => !isOfType(template, id, other));
    return { ...rubric, services: [...compatible, serviceId] };
  });
  const rubric = rubrics.find(({ id }) => id === rubricId);
  if (!rubric || !hasFullInformation(rubric, template))
    return { rubrics, rubricAddresses: draft.rubricAddresses.filter((row) => row.rubricId !== rubricId) };
  const hasRow = draft.rubricAddresses.some((row) => row.rubricId === rubricId);
  return {
    rubrics,
    rubricAddresses: hasRow ? draft.rubricAddresses : withRubricAddress(draft.rubricAddresses, rubricId),
  };
};

/** Rubrics with full information but no address, which block sending. */
export const rubricsWithoutAddress = (
  { rubrics, rubricAddresses }: RubricsPatch,
  template: CatalogueTemplate,
): number[] => {
  const filled = new Set(
    rubricAddresses.filter(({ address }) => address.trim() !== '').map(({ rubricId }) => rubricId),
  );
  return rubrics.filter((rubric) => hasFullInformation(rubric, template) && !filled.has(rubric.id)).map(({ id }) => id);
};
