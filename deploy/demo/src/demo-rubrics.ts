import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import automation from './catalogue/rubrics/automation.json';
import energy from './catalogue/rubrics/energy.json';
import exporters from './catalogue/rubrics/exporters.json';
import metalworking from './catalogue/rubrics/metalworking.json';
import otherExhibitions from './catalogue/rubrics/other-exhibitions.json';
import tooling from './catalogue/rubrics/tooling.json';
import variants from './catalogue/rubrics/variants.json';

/** A rubric before it has a number and a code. */
export interface RubricName {
  name_rus: string;
  name_eng: string;
  is_selected: boolean;
  children: RubricName[];
}

type VariantName = keyof typeof variants;

const indent = 2;
/** Indentation, then "!" for a rubric that cannot be chosen or "+" for variants only, both names, and variants as children. */
const linePattern = /^( *)([!+] )?(.+) \| (.+?)(?: \{(\w+)\})?$/;

/** "Ball valves" inside a name; an abbreviation as "CNC lathes" stays. */
const inside = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

/** Names that only differ in what a buyer asks next: "with a manual drive", "of stainless steel", "spare parts for". */
const variantsOf = (kind: string, name_rus: string, name_eng: string): RubricName[] => {
  if (!Object.hasOwn(variants, kind)) throw new Error(`no variants ${kind}`);
  return variants[kind as VariantName].map((pattern) => {
    const [rus = '', eng = ''] = pattern.split(' | ');
    return {
      name_rus: rus.replace('{rus}', name_rus),
      name_eng: eng.startsWith('{eng}') ? eng.replace('{eng}', name_eng) : eng.replace('{eng}', inside(name_eng)),
      is_selected: true,
      children: [],
    };
  });
};

/** The tree of an outline: one line a rubric, two spaces a level. */
export const parseOutline = (lines: readonly string[]): RubricName[] => {
  const root: RubricName[] = [];
  // the lists of children that are open, the outermost first
  const open = [root];
  for (const line of lines) {
    const [, spaces = '', marker, name_rus = '', name_eng = '', kind] = linePattern.exec(line) ?? [];
    const depth = spaces.length / indent;
    const siblings = open[depth];
    if (!name_eng || !siblings) throw new Error(`not a line of an outline: ${line}`);
    if (marker === '+ ') {
      siblings.push(...variantsOf('service', name_rus, name_eng));
      continue;
    }
    const children = kind === undefined ? [] : variantsOf(kind, name_rus, name_eng);
    siblings.push({ name_rus, name_eng, is_selected: marker !== '! ', children });
    open.splice(depth + 1, open.length, children);
  }
  return root;
};

/** The organiser's common list of sections, one to twenty-two; an exhibition prints those that belong to it. */
export const demoSections: readonly RubricName[] = [
  metalworking,
  tooling,
  automation,
  energy,
  otherExhibitions,
].flatMap(parseOutline);

/** Sections of Russian exporters, the same for every exhibition that has them. */
const exporterSections: readonly RubricName[] = parseOutline(exporters);

/** Sections of each exhibition by their places in the common list: TechnoForum prints all of mechanical engineering. */
const sectionsOf: Readonly<Record<number, readonly number[]>> = {
  1: Array.from({ length: 18 }, (_, index) => index + 1),
  2: [4, 6, 7, 19],
  3: [15, 16, 20],
  4: [3, 4, 6, 7, 13, 14, 15, 16, 17, 18, 21],
  5: [5, 10, 11, 22],
};

/** Exhibitions whose catalogue has a part of Russian exporters. */
const withExporters = [1, 4];

/** Numbers of rubrics in each exhibition: all of the demo stay below those that people add. */
const idsAnExhibition = 1_900;
const exporterOffset = 1_800;

const twoDigits = (place: number): string => String(place).padStart(2, '0');

/** Codes by place (`01.02.03`), numbers in the order of printing. */
export const numbered = (
  sections: readonly (readonly [place: number, section: RubricName])[],
  { firstId, prefix = '', code = twoDigits }: { firstId: number; prefix?: string; code?: (place: number) => string },
): RubricNode[] => {
  let next = firstId;
  const node = ({ children, ...names }: RubricName, nodeCode: string): RubricNode => {
    const id = next++;
    const inner = children.map((child, index) => node(child, `${nodeCode}.${twoDigits(index + 1)}`));
    return { id, code: nodeCode, ...names, children: inner };
  };
  return sections.map(([place, section]) => node(section, prefix + code(place)));
};

const placed = (sections: readonly RubricName[], places: readonly number[]) =>
  places.map((place): [number, RubricName] => {
    const section = sections[place - 1];
    if (!section) throw new Error(`no section ${place}`);
    return [place, section];
  });

const allOf = (sections: readonly RubricName[]) => sections.map((_section, index) => index + 1);

export interface RubricTrees {
  rubrics: RubricNode[];
  exporter: RubricNode[];
}

/** Both trees of an exhibition; a section has the same code in all of them (so that an order can be copied). */
export const demoRubrics = (exhibitionId: number): RubricTrees => {
  const firstId = (exhibitionId - 1) * idsAnExhibition + 1;
  return {
    rubrics: numbered(placed(demoSections, sectionsOf[exhibitionId] ?? []), { firstId }),
    exporter: withExporters.includes(exhibitionId)
      ? numbered(placed(exporterSections, allOf(exporterSections)), {
          firstId: firstId + exporterOffset,
          prefix: 'E-',
        })
      : [],
  };
};

/** All rubrics of a tree in the order of printing. */
export const flatRubrics = (nodes: readonly RubricNode[]): RubricNode[] =>
  nodes.flatMap((node) => [node, ...flatRubrics(node.children)]);
