import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { demoSections, numbered, type RubricName } from './demo-rubrics';

export const largeRubricCount = 20_000;

/** The exhibition whose rubrics they are: its catalogue is open, and its participation has no order yet. */
export const largeRubricsExhibition = 5;

/** Above the numbers of the demo's own trees. */
const firstId = 20_001;

/** The sections of a further volume of the list, as far as `left` rubrics reach; the first volume keeps its names. */
const volume = (sections: readonly RubricName[], n: number, left: { count: number }): RubricName[] =>
  sections.flatMap(({ name_rus, name_eng, is_selected, children }) => {
    if (left.count === 0) return [];
    left.count -= 1;
    return {
      name_rus: n === 1 ? name_rus : `${name_rus}, том ${n}`,
      name_eng: n === 1 ? name_eng : `${name_eng}, volume ${n}`,
      is_selected,
      children: volume(children, n, left),
    };
  });

/** The common list of sections in as many volumes as 20,000 rubrics need, the same at every call. */
export const largeRubrics = (): RubricNode[] => {
  const left = { count: largeRubricCount };
  const sections: RubricName[] = [];
  for (let n = 1; left.count > 0; n += 1) sections.push(...volume(demoSections, n, left));
  return numbered(
    sections.map((section, index) => [index + 1, section] as const),
    { firstId, code: (place) => String(place).padStart(3, '0') },
  );
};
