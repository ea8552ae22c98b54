import type { CatalogueTemplate } from '../catalogue-template';

type Pairs = Pick<CatalogueTemplate, 'allowed_services'>;

/** Whether two major packages may be combined, in both directions. */
export const isAllowedPair = ({ allowed_services: pairs }: Pairs, one: number, other: number): boolean =>
  pairs.some(
    ({ first_service_id: first, second_service_id: second }) =>
      (first === one && second === other) || (first === other && second === one),
  );

/**
 * Whether a major package can be added to the selected ones: it must pair with each; the first selection is free.
 */
export const isPackageOffered = (template: Pairs, id: number, selected: readonly number[]): boolean =>
  selected.every((other) => other === id || isAllowedPair(template, id, other));

/** A list with an id taken out or added at its end: rubrics, placements, ad services. */
export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The major packages after a click; one that does not pair with them is not added. */
export const toggleMajorPackage = (selected: readonly number[], id: number, template: Pairs): readonly number[] =>
  selected.includes(id) || isPackageOffered(template, id, selected) ? toggled(selected, id) : selected;

/** The additional package after a click: another one replaces it, the same one clears it. */
export const toggleAdditionalPackage = (selected: number | null, id: number): number | null =>
  selected === id ? null : id;
