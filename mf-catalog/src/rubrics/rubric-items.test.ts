import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { branchesAbove, rubricItems, rubricsById } from './rubric-items';

const node = (id: number, is_selected: boolean, children: RubricNode[] = []): RubricNode => ({
  id,
  code: `0${id}`,
  name_rus: `Рубрика ${id}`,
  name_eng: `Rubric ${id}`,
  is_selected,
  children,
});
const tree = [node(1, false, [node(2, false, [node(3, true), node(4, false)]), node(5, false, [node(6, false)])])];

describe('the rubrics as tree items', () => {
  it('a rubric that cannot be selected is disabled, and a mere parent becomes a heading [CAT-102] [CAT-103]', () => {
    const [top] = rubricItems(tree, 'en', 'closed');
    expect(top).toMatchObject({ id: 1, code: '01', label: 'Rubric 1', heading: true });
    const [leading, closed] = top?.children ?? [];
    expect(leading).toMatchObject({ id: 2, heading: true });
    expect(leading?.children).toMatchObject([{ id: 3 }, { id: 4, closedReason: 'closed' }]);
    expect(leading?.children?.[0]).not.toHaveProperty('heading');
    expect(closed).toMatchObject({ id: 5, closedReason: 'closed' });
  });

  it('the name is in the current language [CAT-100]', () => {
    expect(rubricItems(tree, 'ru', '')[0]?.label).toBe('Рубрика 1');
  });

  it('the branches above the selected rubrics are found', () => {
    const byId = rubricsById(tree);
    expect([...branchesAbove(byId, [3, 4])]).toEqual([2, 1]);
    expect([...branchesAbove(byId, [1, 99])]).toEqual([]);
  });
});
