import { demoRubrics, flatRubrics, parseOutline } from './demo-rubrics';
import { largeRubricCount, largeRubrics } from './large-rubrics';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';

const exhibitions = [1, 2, 3, 4, 5];
const depthOf = (nodes: readonly RubricNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));
const allTrees = exhibitions.flatMap((id) => Object.values(demoRubrics(id)));
const allRubrics = allTrees.flatMap((tree: readonly RubricNode[]) => flatRubrics(tree));

it('the demo data has more than 900 rubrics of five levels for TechnoForum, some of which cannot be selected', () => {
  const { rubrics, exporter } = demoRubrics(1);
  const all = flatRubrics(rubrics);
  expect(all.length).toBeGreaterThanOrEqual(900);
  expect([depthOf(rubrics), depthOf(exporter)]).toEqual([5, 3]);
  const closed = [...all, ...flatRubrics(exporter)].filter(({ is_selected }) => !is_selected);
  expect(closed.map(({ name_eng }) => name_eng)).toEqual([
    'Gantry machines',
    'Services for industry',
    'Industry organisations',
    'Trade press',
    'Electrical discharge machines',
  ]);
});

it('the demo data gives every rubric an id, a code of its position and a name in both languages', () => {
  const ids = allRubrics.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThan(10_000);
  for (const tree of allTrees) {
    const codes = flatRubrics(tree).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^(E-)?\d\d(\.\d\d){0,4}$/.test(code))).toEqual([]);
  }
  const unnamed = allRubrics.filter(({ name_rus, name_eng }) => !/[а-я]/i.test(name_rus) || !/[a-z]/i.test(name_eng));
  expect(unnamed).toEqual([]);
});

it('the demo data has English names without Cyrillic or outline numbers, and no name twice in a tree', () => {
  for (const { name_rus, name_eng } of allRubrics) {
    expect(name_eng).not.toMatch(/[а-яё]/i);
    expect(`${name_rus}${name_eng}`).not.toMatch(/[{}|!+]|\s\s|^\s|\s$/);
  }
  for (const tree of allTrees) {
    for (const key of ['name_rus', 'name_eng'] as const) {
      const names = flatRubrics(tree).map((node) => node[key].toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  }
});

it('the demo data keeps the code of a section in every exhibition that has it, so that orders can be copied', () => {
  const nameByCode = new Map(flatRubrics(demoRubrics(1).rubrics).map(({ code, name_eng }) => [code, name_eng]));
  const shared = flatRubrics(demoRubrics(4).rubrics).filter(({ code }) => nameByCode.has(code));
  expect(shared.length).toBeGreaterThan(300);
  expect(shared.every(({ code, name_eng }) => nameByCode.get(code) === name_eng)).toBe(true);
  expect(flatRubrics(demoRubrics(4).rubrics).some(({ code }) => !nameByCode.has(code))).toBe(true);
});

it('the demo data has the rubrics of the mock-ups in their places', () => {
  const names = new Map(flatRubrics(demoRubrics(1).rubrics).map(({ code, name_rus }) => [code, name_rus]));
  expect(['01.01.01.01.01', '01.01.01.02', '01.02.01', '04.02', '04.05'].map((code) => names.get(code))).toEqual([
    'Станки для труб и муфт',
    'Вертикальные карусельные станки',
    'Обрабатывающие центры',
    'Оснастка для станков с ЧПУ',
    'Приспособления для наладки станков',
  ]);
});

it('the demo data spells out variants of a name, with correct capitals', () => {
  const [valves] = parseOutline(['Краны | Valves', '  Шаровые краны | Ball valves {drive}', '  + кранов | valves']);
  const names = (valves?.children ?? []).map(({ name_rus, name_eng }) => [name_rus, name_eng]);
  expect(names).toEqual([
    ['Шаровые краны', 'Ball valves'],
    ['Запасные части для кранов', 'Spare parts for valves'],
    ['Ремонт и модернизация кранов', 'Repair and retrofitting of valves'],
    ['Пусконаладка и обслуживание кранов', 'Commissioning and maintenance of valves'],
  ]);
  expect(valves?.children[0]?.children.map(({ name_eng }) => name_eng)).toEqual([
    'Hand-operated ball valves',
    'Pneumatically operated ball valves',
    'Electrically operated ball valves',
  ]);
  expect(() => parseOutline(['Краны'])).toThrow('not a line of an outline');
  expect(() => parseOutline(['Краны | Valves', '    Шаровые | Ball'])).toThrow('not a line of an outline');
});

it('the demo data has twenty thousand rubrics for benchmarks, in five levels, each with its own id, code and name', () => {
  const all = flatRubrics(largeRubrics());
  expect(all).toHaveLength(largeRubricCount);
  expect(depthOf(largeRubrics())).toBe(5);
  for (const key of ['id', 'code', 'name_rus', 'name_eng'] as const)
    expect([key, new Set(all.map((node) => node[key])).size]).toEqual([key, largeRubricCount]);
});
