import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { ChosenRubric, OrderDraft, RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';

/** The part of a draft that step 2 changes. */
export type RubricsPatch = Pick<OrderDraft, 'rubrics' | 'rubricAddresses'>;

/** Entry kinds in a rubric; a company has at most one of them there. */
const entryTypes: readonly string[] = ['brief_information_rubricator', 'full_information_rubricator'];

const isEntry = ({ type }: CatalogueService): boolean => entryTypes.includes(type);
const isFull = ({ type }: CatalogueService): boolean => type === 'full_information_rubricator';

const isOffered = (template: CatalogueTemplate, id: number, is: (service: CatalogueService) => boolean): boolean => {
  const service = templateIndex(template).byId.get(id);
  return service !== undefined && is(service);
};

/** Whether full information is among these services, so that the rubric has addresses. */
export const hasFullEntry = (services: readonly number[], template: CatalogueTemplate): boolean =>
  services.some((id) => isOffered(template, id, isFull));

/** The number of a new row: all rubrics share one address list. */
const nextAddressId = ({ rubricAddresses }: Pick<OrderDraft, 'rubricAddresses'>): number =>
  rubricAddresses.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/**
 * Applies the selection of the picker: known rubrics keep their position and services, new ones follow in the order of
 * selection with the template's first short entry, and removed ones lose their addresses.
 */
export const chooseRubrics = (draft: OrderDraft, ids: readonly number[], template: CatalogueTemplate): RubricsPatch => {
  const wanted = new Set(ids);
  const kept = draft.rubrics.filter(({ id }) => wanted.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const brief = templateIndex(template).ofType('brief_information_rubricator')[0];
  const services = brief ? [brief.id] : [];
  const added = [...wanted].filter((id) => !known.has(id)).map((id) => ({ id, services }));
  return {
    rubrics: [...kept, ...added],
    rubricAddresses: draft.rubricAddresses.filter(({ rubricId }) => wanted.has(rubricId)),
  };
};

/** A rubric as it was before its removal. */
export interface RemovedRubric {
  rubric: ChosenRubric;
  /** Its position among the selected ones, which decides what is free. */
  place: number;
  addresses: readonly RubricAddress[];
}

/** Removes a rubric with its services and addresses. */
export const removeRubric = (draft: OrderDraft, rubricId: number): RubricsPatch => ({
  rubrics: draft.rubrics.filter(({ id }) => id !== rubricId),
  rubricAddresses: draft.rubricAddresses.filter((row) => row.rubricId !== rubricId),
});

/** The data needed to restore a rubric. */
export const rubricToRestore = (draft: OrderDraft, rubricId: number): RemovedRubric | null => {
  const place = draft.rubrics.findIndex(({ id }) => id === rubricId);
  const rubric = draft.rubrics[place];
  return rubric ? { rubric, place, addresses: draft.rubricAddresses.filter((row) => row.rubricId === rubricId) } : null;
};

/** Restores a removed rubric at its position; if it has been selected again meanwhile, it stays as it is. */
export const restoreRubric = (draft: OrderDraft, { rubric, place, addresses }: RemovedRubric): RubricsPatch => {
  const { rubrics, rubricAddresses } = draft;
  if (rubrics.some(({ id }) => id === rubric.id)) return { rubrics, rubricAddresses };
  const first = nextAddressId(draft);
  return {
    rubrics: [...rubrics.slice(0, place), rubric, ...rubrics.slice(place)],
    rubricAddresses: [...rubricAddresses, ...addresses.map((row, order) => ({ ...row, id: first + order }))],
  };
};

/**
 * Toggles a service of a rubric. Short and full information exclude each other; full information adds an empty address row
 * and removes the addresses when it is deselected.
 */
export const toggleRubricService = (
  draft: OrderDraft,
  rubricId: number,
  serviceId: number,
  template: CatalogueTemplate,
): RubricsPatch => {
  const before = draft.rubrics.find(({ id }) => id === rubricId)?.services ?? [];
  const excludes = isOffered(template, serviceId, isEntry);
  const others = before.filter((id) => id !== serviceId && !(excludes && isOffered(template, id, isEntry)));
  const after = before.includes(serviceId) ? others : [...others, serviceId];
  const hadFull = hasFullEntry(before, template);
  const hasFull = hasFullEntry(after, template);
  const rubrics = draft.rubrics.map((rubric) => (rubric.id === rubricId ? { ...rubric, services: after } : rubric));
  if (hadFull === hasFull) return { rubrics, rubricAddresses: draft.rubricAddresses };
  const rubricAddresses = hasFull
    ? [...draft.rubricAddresses, { id: nextAddressId(draft), rubricId, address: '' }]
    : draft.rubricAddresses.filter((row) => row.rubricId !== rubricId);
  return { rubrics, rubricAddresses };
};

/** The editable rows: empty ones are not stored, so a rubric with full information and no address shows one. */
export const shownAddresses = (draft: OrderDraft, rubricId: number): readonly RubricAddress[] => {
  const own = draft.rubricAddresses.filter((row) => row.rubricId === rubricId);
  return own.length > 0 ? own : [{ id: nextAddressId(draft), rubricId, address: '' }];
};

/** Changes the text of a row; a row that is not in the draft yet is added. */
export const changeAddress = (draft: OrderDraft, row: RubricAddress): Pick<OrderDraft, 'rubricAddresses'> => {
  const { rubricAddresses: rows } = draft;
  const isKnown = rows.some(({ id }) => id === row.id);
  return { rubricAddresses: isKnown ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row] };
};

/** Adds a row to a rubric; a row that is only displayed is added to the draft first. */
export const addAddress = (draft: OrderDraft, rubricId: number): Pick<OrderDraft, 'rubricAddresses'> => {
  const known = new Set(draft.rubricAddresses.map(({ id }) => id));
  const rows = [...draft.rubricAddresses, ...shownAddresses(draft, rubricId).filter(({ id }) => !known.has(id))];
  return { rubricAddresses: [...rows, { id: nextAddressId({ rubricAddresses: rows }), rubricId, address: '' }] };
};

/** Removes a row; the last one of a rubric with full information becomes empty instead. */
export const removeAddress = (draft: OrderDraft, id: number): Pick<OrderDraft, 'rubricAddresses'> => ({
  rubricAddresses: draft.rubricAddresses.filter((row) => row.id !== id),
});

/** Whether a rubric has full information without an address, which blocks sending. */
export const lacksAddress = (draft: OrderDraft, rubricId: number, template: CatalogueTemplate): boolean => {
  const rubric = draft.rubrics.find(({ id }) => id === rubricId);
  if (!rubric || !hasFullEntry(rubric.services, template)) return false;
  return !draft.rubricAddresses.some((row) => row.rubricId === rubricId && row.address.trim() !== '');
};
