import fc from 'fast-check';
import { useMemo, useState } from 'react';
import { act, axeViolations, fireEvent, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { indexTree, type TreeItem, type TreeItemId } from './tree-index';
import { searchTree } from './tree-rows';
import { Tree } from './tree';
import { useTreeExpansion } from './use-tree-expansion';
import { openRows, searchRows } from './tree-rows';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ catalog: { ru, en } });

const rubrics: TreeItem[] = [
  {
    id: 1,
    code: '01',
    label: 'Металлорежущее оборудование',
    heading: true,
    children: [
      {
        id: 2,
        code: '01.01',
        label: 'Станки токарной группы',
        children: [
          { id: 3, code: '01.01.01', label: 'Токарные станки с ЧПУ' },
          { id: 4, code: '01.01.02', label: 'Автоматы', closedReason: 'закрыта организатором' },
        ],
      },
      { id: 5, code: '01.02', label: 'Обрабатывающие центры' },
    ],
  },
  { id: 6, code: '04', label: 'Щётки и Ёршики', heading: true, children: [{ id: 7, label: 'Ёрш стальной' }] },
];
const index = indexTree(rubrics);
const ids = (places: number[]) => places.map((place) => index.items[place]?.id);

describe('the flat index', () => {
  it('the index has branches in reading order with their ends', () => {
    expect(index.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([...index.end]).toEqual([5, 4, 3, 4, 5, 7, 7]);
    expect([...index.depth]).toEqual([0, 1, 2, 2, 1, 0, 1]);
    expect([...index.parent]).toEqual([-1, 0, 1, 1, 0, -1, 5]);
    expect([...index.position]).toEqual([1, 1, 1, 2, 2, 2, 1]);
    expect([...index.siblings]).toEqual([2, 2, 2, 2, 2, 2, 1]);
  });

  it('the index shows open branches only', () => {
    expect(ids(openRows(index, () => false))).toEqual([1, 6]);
    expect(ids(openRows(index, (place) => place === 0))).toEqual([1, 2, 5, 6]);
  });

  it('the index matches a tree walk for any tree and any open branches', () => {
    const item = fc.letrec<{ node: TreeItem }>((tie) => ({
      node: fc.record({
        id: fc.uuid(),
        label: fc.string(),
        children: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
      }),
    })).node;
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), fc.func(fc.boolean()), (roots, open) => {
        const made = indexTree(roots);
        const walk = (level: readonly TreeItem[]): TreeItemId[] =>
          level.flatMap(({ id, children = [] }) => [id, ...(open(id) ? walk(children) : [])]);
        const rows = openRows(made, (place) => open(made.items[place]?.id ?? ''));
        expect(rows.map((place) => made.items[place]?.id)).toEqual(walk(roots));
      }),
    );
  });
});

describe('the tree search', () => {
  const found = (text: string, selected: TreeItemId[] = []) => searchTree(index, text, new Set(selected));

  it('the search matches anywhere in the name, ignoring case, and ё equals е [CAT-097]', () => {
    expect(found('СТАНК')).toMatchObject({ matches: 2, groups: 1 });
    expect(found('ерш')).toMatchObject({ matches: 2, groups: 1 });
    expect(found('ничего')).toMatchObject({ matches: 0, groups: 0 });
  });

  it('the search keeps matches with their open ancestors, and the selected items [CAT-098]', () => {
    expect(ids(searchRows(index, found('чпу'), new Map()))).toEqual([1, 2, 3]);
    expect(ids(searchRows(index, found('чпу', [7]), new Map()))).toEqual([1, 2, 3, 6, 7]);
  });

  it('a branch opened by the user shows all its children, and a closed one shows none', () => {
    const search = found('токарной');
    expect(ids(searchRows(index, search, new Map()))).toEqual([1, 2]);
    expect(ids(searchRows(index, search, new Map([[1, true]])))).toEqual([1, 2, 3, 4]);
    expect(ids(searchRows(index, search, new Map([[0, false]])))).toEqual([1]);
  });

  it('an empty search keeps only the selected items', () => {
    expect(ids(searchRows(index, found('', [5]), new Map()))).toEqual([1, 5]);
  });
});

const Picker = ({
  items = rubrics,
  searched,
  onlyChosen,
  initial = [3],
  readOnly,
}: {
  items?: TreeItem[];
  searched?: string;
  onlyChosen?: boolean;
  initial?: TreeItemId[];
  readOnly?: boolean;
}) => {
  const made = useMemo(() => indexTree(items), [items]);
  const expansion = useTreeExpansion(made, [1]);
  const [selected, setSelected] = useState<ReadonlySet<TreeItemId>>(new Set(initial));
  return (
    <>
      <button type="button" onClick={expansion.expandAll}>
        Expand all
      </button>
      <button type="button" onClick={expansion.collapseAll}>
        Collapse all
      </button>
      <Tree
        label="Rubrics"
        index={made}
        expansion={expansion}
        selected={selected}
        onSelect={
          readOnly
            ? undefined
            : ({ id }, on) =>
                setSelected((now) => (on ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id))))
        }
        searched={searched}
        onlyChosen={onlyChosen}
      />
    </>
  );
};
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const tree = () => screen.getByRole('tree', { name: 'Rubrics' });
const activeRow = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '');

describe('the tree', () => {
  it('a row exposes level, position, state and code', async () => {
    renderPart(<Picker />);
    const group = row(/токарной группы/);
    expect(group).toHaveAttribute('aria-level', '2');
    expect(group).toHaveAttribute('aria-posinset', '1');
    expect(group).toHaveAttribute('aria-setsize', '2');
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(group).toHaveTextContent('01.01 Станки токарной группы');
    expect(await axeViolations()).toEqual([]);
  });

  it('a parent of a selected item shows a dash, the top level shows the count, and selection never cascades [CAT-101, CAT-103]', async () => {
    renderPart(<Picker />);
    expect(row(/токарной группы/)).toHaveAttribute('aria-checked', 'mixed');
    expect(row(/Металлорежущее/)).not.toHaveAttribute('aria-checked');
    expect(row(/Металлорежущее/)).toHaveTextContent('1 selected');
    await userEvent.click(row(/токарной группы/));
    expect(row(/токарной группы/)).toHaveAttribute('aria-checked', 'true');
    expect(row(/Металлорежущее/)).toHaveTextContent('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(row(/Автоматы/)).toHaveAttribute('aria-checked', 'false');
  });

  it('a disabled item stays readable with its reason and cannot be selected [CAT-102]', async () => {
    renderPart(<Picker />);
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    const closed = row(/Автоматы/);
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveTextContent('закрыта организатором');
    await userEvent.click(closed);
    expect(closed).toHaveAttribute('aria-checked', 'false');
  });

  it('the arrow toggles a row, and a heading toggles itself', async () => {
    renderPart(<Picker />);
    await userEvent.click(row(/токарной группы/).querySelector('[data-toggle]') as HTMLElement);
    expect(row(/ЧПУ/)).toBeVisible();
    expect(row(/токарной группы/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(row(/Металлорежущее/));
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);
  });

  it('the tree works by keyboard alone', async () => {
    renderPart(<Picker />);
    act(() => tree().focus());
    expect(activeRow()).toHaveTextContent('Металлорежущее');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeRow()).toHaveTextContent('Станки токарной группы');
    await userEvent.keyboard('{ArrowRight}');
    expect(activeRow()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(activeRow()).toHaveTextContent('Токарные станки с ЧПУ');
    await userEvent.keyboard(' ');
    expect(activeRow()).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Enter}');
    expect(activeRow()).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(activeRow()).toHaveTextContent('Станки токарной группы');
    await userEvent.keyboard('{ArrowLeft}');
    expect(activeRow()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    expect(activeRow()).toHaveTextContent('Щётки');
    await userEvent.keyboard('{Home}*');
    expect(row(/Ёрш стальной/)).toBeVisible();
    await userEvent.keyboard('об');
    expect(activeRow()).toHaveTextContent('Обрабатывающие центры');
  });

  it('a search marks matches, shows their number and restores the earlier expansion afterwards [CAT-098]', () => {
    const { rerender } = renderPart(<Picker searched="станк" />);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Станк', 'станк']);
    expect(screen.getByRole('status')).toHaveTextContent('2 found');
    rerender(<Picker searched="zzz" initial={[]} />);
    rerender(<Picker searched="" />);
    expect(screen.getAllByRole('treeitem')).toHaveLength(4);
  });

  it('an empty result says so [CAT-098]', () => {
    renderPart(<Picker searched="zzz" initial={[]} />, 'ru');
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
    expect(screen.queryByRole('treeitem')).not.toBeInTheDocument();
  });

  it('the selected items stay during another search', () => {
    renderPart(<Picker searched="ёрш" initial={[5]} />);
    expect(row(/Обрабатывающие центры/)).toBeVisible();
  });

  it('the view shows only the selected items', () => {
    renderPart(<Picker onlyChosen initial={[7]} />);
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toHaveLength(2);
    expect(row(/Ёрш стальной/)).toBeVisible();
  });

  it('a read-only tree cannot be changed', async () => {
    renderPart(<Picker readOnly />);
    await userEvent.click(row(/Обрабатывающие/));
    expect(row(/Обрабатывающие/)).toHaveAttribute('aria-checked', 'false');
    expect(await axeViolations()).toEqual([]);
  });

  it('the tree renders only the visible rows of 20,000, follows the scroll position and keeps the active row', async () => {
    const large: TreeItem[] = Array.from({ length: 20 }, (_, group) => ({
      id: `g${group}`,
      label: `Group ${group}`,
      heading: true,
      children: Array.from({ length: 999 }, (__, item) => ({ id: `${group}.${item}`, label: `Item ${group}.${item}` })),
    }));
    renderPart(<Picker items={large} initial={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(within(tree()).getAllByRole('treeitem').length).toBeLessThan(60);
    const height = Number.parseInt((tree().firstElementChild as HTMLElement).style.height, 10);
    expect(height).toBe(20 * 44 + 19_980 * 36);
    act(() => tree().focus());
    fireEvent.keyDown(tree(), { key: 'ArrowDown' });
    expect(activeRow()).toHaveTextContent('Item 0.0');
    tree().scrollTop = height / 2;
    fireEvent.scroll(tree());
    expect(screen.queryByRole('treeitem', { name: 'Item 0.1' })).not.toBeInTheDocument();
    expect(screen.getByRole('treeitem', { name: 'Item 10.0' })).toBeVisible();
    expect(activeRow()).toHaveTextContent('Item 0.0');
    fireEvent.keyDown(tree(), { key: 'End' });
    expect(activeRow()).toHaveTextContent('Item 19.998');
  });

  it('a search from far down that leaves fewer rows shows them at once', () => {
    const items: TreeItem[] = Array.from({ length: 999 }, (_, item) => ({ id: item, label: `Item ${item}.` }));
    const { rerender } = renderPart(<Picker items={items} initial={[]} />);
    tree().scrollTop = 30_000;
    fireEvent.scroll(tree());
    rerender(<Picker items={items} initial={[]} searched="7." />);
    // a hundred rows of 44 px end where row 86 is at the top edge
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.trim())).toContain('Item 867.');
  });
});
