import { draftTexts } from './draft-tidying';
import { isSame, mergeKeyed, type ElementConflict } from './merge-lists';
import { mergeRows, withOwnIds } from './merge-rows';
import type { ChosenRubric, OrderDraft, RubricAddress } from './order-draft';
import { removeRubric } from './rules/rubric-services';

/** Something that both sides have changed differently. */
export interface DraftConflict {
  /**
   * A field of the draft, or an element of one: `rubrics.205` by rubric id, with its services as values;
   * `companyAddresses.3`, `companyStands.3`, `rubricAddresses.3` by row number in the merged draft, with texts as
   * values.
   */
  field: string;
  /** Null if the element is removed. */
  mine: unknown;
  theirs: unknown;
}

/** A merge; on conflict the merged draft holds my values, and for removed elements those of the other side. */
export interface MergedDrafts {
  merged: OrderDraft;
  conflicts: DraftConflict[];
}

const singleFields = [
  ...draftTexts,
  'currency',
  'companyCountry',
  'companyCountryForBooklet',
  'companyRussianExporter',
  'companyIsMark',
  'companyImportSubstitution',
  'selectedAdditionalPackageId',
] as const satisfies readonly (keyof OrderDraft)[];

const named = <Value>(field: string, conflicts: readonly ElementConflict<Value>[]): DraftConflict[] =>
  conflicts.map(({ key, mine, theirs }) => ({ field: `${field}.${key}`, mine, theirs }));

const mergeIds = (base: readonly number[], mine: readonly number[], theirs: readonly number[]): number[] =>
  mergeKeyed(
    base,
    mine,
    theirs,
    (id) => id,
    (id) => id,
  ).merged;

const addressesOf = ({ rubricAddresses }: OrderDraft, id: number): RubricAddress[] =>
  rubricAddresses.filter(({ rubricId }) => rubricId === id);

/**
 * Merges rubrics with their services as one value; removing a rubric on one side must not discard the other side's
 * input in it.
 */
const mergeRubrics = (base: OrderDraft, mine: OrderDraft, theirs: OrderDraft) => {
  const lists = [base, mine, theirs].map(({ rubrics }) => new Set(rubrics.map(({ id }) => id)));
  const isRemoved = (id: number) => lists.some((ids) => !ids.has(id));
  const withTexts = (draft: OrderDraft) =>
    draft.rubrics.map((rubric) => ({
      rubric,
      texts: isRemoved(rubric.id) ? addressesOf(draft, rubric.id).map(({ address }) => address) : null,
    }));
  const { merged, conflicts } = mergeKeyed(
    withTexts(base),
    withTexts(mine),
    withTexts(theirs),
    ({ rubric }) => rubric.id,
    ({ rubric, texts }) => ({ services: rubric.services, texts }),
  );
  return {
    merged: merged.map(({ rubric }): ChosenRubric => rubric),
    conflicts: conflicts.map(({ key, mine: my, theirs: their }) => ({
      key,
      mine: my?.services ?? null,
      theirs: their?.services ?? null,
    })),
  };
};

/**
 * Merges the addresses of each rubric; if one side has removed a rubric and the other has changed it, the other's
 * addresses are kept.
 */
const mergeRubricAddresses = (
  base: OrderDraft,
  mine: OrderDraft,
  theirs: OrderDraft,
  removals: readonly ElementConflict<unknown>[],
) => {
  const isKept = (id: number) => !removals.some(({ key }) => key === id);
  const kept = (draft: OrderDraft) => draft.rubricAddresses.filter(({ rubricId }) => isKept(rubricId));
  const { merged, conflicts } = mergeRows(kept(base), kept(mine), kept(theirs), ({ rubricId, address }) =>
    JSON.stringify([rubricId, address]),
  );
  const textOf = (value: string | null) => (value === null ? null : (JSON.parse(value) as [number, string])[1]);
  return {
    merged: withOwnIds([
      ...merged,
      ...removals.flatMap(({ key, mine: my }) => addressesOf(my === null ? theirs : mine, key)),
    ]),
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      mine: textOf(conflict.mine),
      theirs: textOf(conflict.theirs),
    })),
  };
};

const headOf = (path: string) => path.split('.', 1)[0] as keyof OrderDraft;

/**
 * Differences without a base. An empty draft as the base would restore removed elements and treat cleared fields as
 * unchanged; so each differing field is one conflict.
 */
const differences = (mine: OrderDraft, theirs: OrderDraft): DraftConflict[] =>
  (Object.keys(theirs) as (keyof OrderDraft)[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));

/**
 * Three-way merge of two drafts: changes of one side only are kept, by element in lists; a conflict is
 * something that both have changed differently. Of additions at the same place theirs come first.
 * @param base the common base; null if it is no longer stored: then nothing is merged and every difference is a
 * conflict
 * @param issuesOf validates a draft by field path: an issue that only the merge has is also a conflict
 */
export const mergeDrafts = (
  base: OrderDraft | null,
  mine: OrderDraft,
  theirs: OrderDraft,
  issuesOf: (draft: OrderDraft) => Readonly<Record<string, unknown>> | null = () => null,
): MergedDrafts => {
  if (base === null) return { merged: mine, conflicts: differences(mine, theirs) };
  const conflicts: DraftConflict[] = [];
  const single = (field: keyof OrderDraft): unknown => {
    const [was, my, their] = [base[field], mine[field], theirs[field]];
    if (isSame(my, their) || isSame(their, was)) return my;
    if (isSame(my, was)) return their;
    conflicts.push({ field, mine: my, theirs: their });
    return my;
  };
  const singles = Object.fromEntries(singleFields.map((field) => [field, single(field)]));
  const ids = (listOf: (draft: OrderDraft) => readonly number[]) =>
    mergeIds(listOf(base), listOf(mine), listOf(theirs));

  const addresses = mergeRows(
    base.companyAddresses,
    mine.companyAddresses,
    theirs.companyAddresses,
    ({ address }) => address,
  );
  const stands = mergeRows(base.companyStands, mine.companyStands, theirs.companyStands, ({ value }) => value);
  const rubrics = mergeRubrics(base, mine, theirs);
  const removals = rubrics.conflicts.filter(({ mine: my, theirs: their }) => my === null || their === null);
  const rubricAddresses = mergeRubricAddresses(base, mine, theirs, removals);
  const merged: OrderDraft = {
    ...theirs,
    ...singles,
    companyAddresses: addresses.merged,
    companyStands: stands.merged,
    rubrics: rubrics.merged,
    rubricAddresses: rubricAddresses.merged,
    exporterRubrics: ids((draft) => draft.exporterRubrics),
    selectedMajorPackageIds: ids((draft) => draft.selectedMajorPackageIds),
    selectedLogoPlacementIds: ids((draft) => draft.selectedLogoPlacementIds),
    adServices: {
      catalog: ids((draft) => draft.adServices.catalog),
      guide: ids((draft) => draft.adServices.guide),
      other: ids((draft) => draft.adServices.other),
    },
  };
  conflicts.push(
    ...named('companyAddresses', addresses.conflicts),
    ...named('companyStands', stands.conflicts),
    ...named('rubrics', rubrics.conflicts),
    ...named('rubricAddresses', rubricAddresses.conflicts),
  );
  const known = new Set([mine, theirs].flatMap((draft) => Object.keys(issuesOf(draft) ?? {}).map(headOf)));
  for (const field of new Set(Object.keys(issuesOf(merged) ?? {}).map(headOf)))
    if (!known.has(field) && !conflicts.some((conflict) => headOf(conflict.field) === field))
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  return { merged, conflicts };
};

const withText = <Key extends 'address' | 'value', Row extends { id: number } & Record<Key, string>>(
  rows: readonly Row[],
  id: number,
  key: Key,
  text: unknown,
): Row[] =>
  text === null
    ? rows.filter((row) => row.id !== id)
    : rows.map((row) => (row.id === id ? { ...row, [key]: text } : row));

/** The merged draft with one side of a conflict selected. */
export const withChoice = (draft: OrderDraft, conflict: DraftConflict, side: 'mine' | 'theirs'): OrderDraft => {
  const value = conflict[side];
  const [field, element] = conflict.field.split('.', 2);
  const id = Number(element);
  if (element === undefined) return { ...draft, [conflict.field]: value };
  if (field === 'companyAddresses')
    return { ...draft, companyAddresses: withText(draft.companyAddresses, id, 'address', value) };
  if (field === 'rubricAddresses')
    return { ...draft, rubricAddresses: withText(draft.rubricAddresses, id, 'address', value) };
  if (field === 'companyStands') return { ...draft, companyStands: withText(draft.companyStands, id, 'value', value) };
  if (value === null) return { ...draft, ...removeRubric(draft, id) };
  const services = value as ChosenRubric['services'];
  return { ...draft, rubrics: draft.rubrics.map((rubric) => (rubric.id === id ? { id, services } : rubric)) };
};
