import type {
  AddressRow,
  ChosenRubric,
  OrderDraft,
  RubricAddress,
  StandRow,
} from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { listChange, type VersionChange } from '@fairfront/shared-kit/domain/catalogue/version-changes';
import { useFieldTexts } from '../notes/field-names';

/** A change for display: an old and new value, or the removed and added items of a list. */
export type ChangeTexts =
  | { kind: 'value'; before: string; after: string }
  | { kind: 'list'; removed: readonly string[]; added: readonly string[] };

type Lists = { [Field in keyof OrderDraft]?: (value: OrderDraft[Field]) => string[] };

/** Formats field changes as text; lists are compared by item. */
export const useChangeTexts = () => {
  const { nameOf, valueOf, rubricName, serviceName } = useFieldTexts();
  const services = (ids: readonly number[]) => ids.map(serviceName);
  const lists: Lists = {
    companyAddresses: (rows: readonly AddressRow[]) => rows.map(({ address }) => address),
    companyStands: (rows: readonly StandRow[]) => rows.map(({ value }) => value),
    rubrics: (rubrics: readonly ChosenRubric[]) =>
      rubrics.map(({ id, services: own }) => [rubricName(id), services(own).join(', ')].filter(Boolean).join(': ')),
    rubricAddresses: (rows: readonly RubricAddress[]) =>
      rows.map(({ rubricId, address }) => `${rubricName(rubricId)}: ${address}`),
    exporterRubrics: (ids: readonly number[]) => ids.map(rubricName),
    selectedMajorPackageIds: services,
    selectedLogoPlacementIds: services,
    adServices: ({ catalog, guide, other }) => services([...catalog, ...guide, ...other]),
  };
  const textsOf = ({ field, from, to }: VersionChange): ChangeTexts => {
    const listOf = lists[field] as ((value: unknown) => string[]) | undefined;
    if (!listOf) return { kind: 'value', before: valueOf(field, from), after: valueOf(field, to) };
    const items = (value: unknown) => (value === null ? [] : listOf(value));
    return { kind: 'list', ...listChange(items(from), items(to)) };
  };
  return { nameOf, textsOf };
};
