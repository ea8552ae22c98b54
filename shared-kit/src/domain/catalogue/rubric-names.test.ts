import { type RubricNode, rubricIndex } from './rubric-tree';
import { rubricNamesOf, rubricsOfOrder } from './rubric-names';

const node = (id: number, name: string, children: RubricNode[] = []): RubricNode => ({
  id,
  code: `0${id}`,
  name_rus: `${name} (рус.)`,
  name_eng: name,
  is_selected: true,
  children,
});
const trees = { main: [node(1, 'Machines', [node(2, 'Lathes')]), node(3, 'Tools')], exporter: [node(2, 'Exports')] };
const chosen = { rubrics: [{ id: 2, services: [5] }], exporterRubrics: [2, 99] };
const sent = {
  main: [{ id: 2, code: '02', name_rus: 'Lathes (рус.)', name_eng: 'Lathes' }],
  exporter: [{ id: 2, code: '02', name_rus: 'Exports (рус.)', name_eng: 'Exports' }],
};

it('an order keeps the names of the selected rubrics of each tree, without unknown ones [CAT-303]', () => {
  expect(rubricNamesOf(chosen, trees)).toEqual(sent);
});

it('an order shows a draft by the current trees [CAT-303]', () => {
  expect(rubricsOfOrder(trees, null)).toBe(trees);
});

it('an order shows a sent order by its own names, whatever the trees contain later [CAT-303]', () => {
  const { main, exporter } = rubricsOfOrder({ main: [node(2, 'Renamed')], exporter: [] }, sent);
  expect([rubricIndex(main).get(2)?.name_eng, rubricIndex(exporter).get(2)?.name_eng]).toEqual(['Lathes', 'Exports']);
});
