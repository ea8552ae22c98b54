import type { CatalogueService, CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { ChosenRubric, OrderDraft, RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';

/** The part of a draft that step 2 changes. */
export type RubricsPatch = Pick<OrderDraft, 'rubrics' | 'rubricAddresses'>;

/** Kinds of entries in a rubric: a company stands there with one of them at most (CAT-089). */
const entryTypes: readonly string[] = ['brief_information_rubricator', 'full_information_rubricator'];

const isEntry = ({ type }: CatalogueService): boolean => entryTypes.includes(type);
const isFull = ({ type }: CatalogueService): boolean => type === 'full_information_rubricator';

const isOffered = (template: CatalogueTemplate, id: number, is: (service: CatalogueService) => boolean): boolean => {
  const service = templateIndex(template).byId.get(id);
  return service !== undefined && is(service);
};

/** Whether full information is chosen among these services, so that the rubric has addresses (CAT-093). */
export const hasFullEntry = (services: readonly number[], template: CatalogueTemplate): boolean =>
  services.some((id) => isOffered(template, id, isFull));

/** The number of a new row: the list of addresses is one for all rubrics (CAT-220). */
const nextAddressId = ({ rubricAddresses }: Pick<OrderDraft, 'rubricAddresses'>): number =>
  rubricAddresses.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/**
 * The rubrics that were selected in the picker: known ones keep their place and services, new ones come after them in the
 * order of choosing with the template's first short entry, and what was given up loses its addresses (CAT-091, CAT-095).
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

/** A rubric as it stood before it was removed. */
export interface RemovedRubric {
  rubric: ChosenRubric;
  /** Place among the chosen ones: it decides what is free (CAT-222). */
  place: number;
  addresses: readonly RubricAddress[];
}

/** One rubric less, with its services and addresses (CAT-095). */
export const removeRubric = (draft: OrderDraft, rubricId: number): RubricsPatch => ({
  rubrics: draft.rubrics.filter(({ id }) => id !== rubricId),
  rubricAddresses: draft.rubricAddresses.filter((row) => row.rubricId !== rubricId),
});

/** What has to be kept of a rubric to put it back. */
export const rubricToRestore = (draft: OrderDraft, rubricId: number): RemovedRubric | null => {
  const place = draft.rubrics.findIndex(({ id }) => id === rubricId);
  const rubric = draft.rubrics[place];
  return rubric ? { rubric, place, addresses: draft.rubricAddresses.filter((row) => row.rubricId === rubricId) } : null;
};

/** A removed rubric stands where it stood; one that has been chosen anew meanwhile stays as it is. */
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
 * A service of a rubric is chosen or given up. Short and full information exclude each other (CAT-089); full information brings
 * an empty address row and takes the addresses with it when it goes (CAT-093, CAT-094).
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

/**
 * The rows to type into: empty ones are not stored, so that a rubric with full information that has none shows one (CAT-094).
 */
export const shownAddresses = (draft: OrderDraft, rubricId: number): readonly RubricAddress[] => {
  const own = draft.rubricAddresses.filter((row) => row.rubricId === rubricId);
  return own.length > 0 ? own : [{ id: nextAddressId(draft), rubricId, address: '' }];
};

/** The text of a row is another; a row that is not in the draft yet joins it. */
export const changeAddress = (draft: OrderDraft, row: RubricAddress): Pick<OrderDraft, 'rubricAddresses'> => {
  const { rubricAddresses: rows } = draft;
  const isKnown = rows.some(({ id }) => id === row.id);
  return { rubricAddresses: isKnown ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row] };
};

/** One row more in a rubric; the one that is only shown yet joins the draft before it. */
export const addAddress = (draft: OrderDraft, rubricId: number): Pick<OrderDraft, 'rubricAddresses'> => {
  const known = new Set(draft.rubricAddresses.map(({ id }) => id));
  const rows = [...draft.rubricAddresses, ...shownAddresses(draft, rubricId).filter(({ id }) => !known.has(id))];
  return { rubricAddresses: [...rows, { id: nextAddressId({ rubricAddresses: rows }), rubricId, address: '' }] };
};

/** A row is taken away; the last one of a rubric with full information comes back empty. */
export const removeAddress = (draft: OrderDraft, id: number): Pick<OrderDraft, 'rubricAddresses'> => ({
  rubricAddresses: draft.rubricAddresses.filter((row) => row.id !== id),
});

/** Whether a rubric has full information without a single address, which blocks sending (CAT-094). */
export const lacksAddress = (draft: OrderDraft, rubricId: number, template: CatalogueTemplate): boolean => {
  const rubric = draft.rubrics.find(({ id }) => id === rubricId);
  if (!rubric || !hasFullEntry(rubric.services, template)) return false;
  return !draft.rubricAddresses.some((row) => row.rubricId === rubricId && row.address.trim() !== '');
};
