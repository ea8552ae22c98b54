import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setWindowWidth } from '../../testing/window-width';
import { axeViolations, renderKit } from '../render-kit';
import { DataTable, type Column, type DataTableProps, type RowKey, type Sort } from '.';

interface Pass {
  id: number;
  person: string;
  kind: string;
  created: string;
  price: number;
}
const passes: Pass[] = [
  { id: 1, person: 'Wang Lei', kind: 'Visa', created: '26.05.2026', price: 100 },
  { id: 2, person: 'Lebedeva Maria', kind: 'Pass', created: '25.05.2026', price: 0 },
  { id: 3, person: 'Kuznetsov Artem', kind: 'Pass', created: '22.05.2026', price: 20 },
];
const columns: Column<Pass>[] = [
  { id: 'person', header: 'Participant', sortable: true, cell: ({ person }) => person },
  { id: 'kind', header: 'Type', card: 'line', cell: ({ kind }) => kind },
  { id: 'created', header: 'Created', card: 'line', sortable: true, cell: ({ created }) => created },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
];
const List = (props: Partial<DataTableProps<Pass>>) => (
  <DataTable caption="Passes, 1–3 of 12" columns={columns} rows={passes} rowKey={({ id }) => id} {...props} />
);
const Selectable = ({ canSelect }: { canSelect?: (row: Pass) => boolean }) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <List
      selection={{
        selected,
        onChange: setSelected,
        nameOf: ({ person }) => person,
        canSelect,
        actions: <button type="button">Delete {selected.size}</button>,
      }}
    />
  );
};
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('DataTable', () => {
  it('is a named table with column headers, rows and named actions at the end', async () => {
    renderKit(<List actions={({ person }) => <button type="button" aria-label={`Delete ${person}`} />} />);
    const table = screen.getByRole('table', { name: 'Passes, 1–3 of 12' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Participant', 'Type', 'Created', 'Price', 'Actions']);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    const last = within(table).getAllByRole('row').at(-1) as HTMLElement;
    expect(within(last).getAllByRole('cell').at(-1)).toContainElement(
      screen.getByRole('button', { name: 'Delete Kuznetsov Artem' }),
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('is sorted by real buttons, ascending first, and announces the order', async () => {
    const Sorted = () => {
      const [sort, setSort] = useState<Sort>({ column: 'created', direction: 'descending' });
      return <List sort={sort} onSort={setSort} />;
    };
    renderKit(<Sorted />);
    const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(order('Created')).toBe('descending');
    expect(order('Participant')).toBe('none');
    expect(order('Type')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Participant' }));
    expect(order('Participant')).toBe('ascending');
    await userEvent.keyboard('{Enter}');
    expect(order('Participant')).toBe('descending');
    expect(order('Created')).toBe('none');
  });

  it('selects rows and the page; the bulk bar replaces the header in the same row', async () => {
    renderKit(<Selectable />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(box('Lebedeva Maria'));
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    expect(screen.getByRole('button', { name: 'Delete 1' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(box('Select all')).toBePartiallyChecked();
    await userEvent.click(box('Select all'));
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    expect(box('Select all')).toBeChecked();
    await userEvent.click(box('Select all'));
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows no checkbox in a row that cannot be selected', async () => {
    renderKit(<Selectable canSelect={({ kind }) => kind === 'Pass'} />);
    expect(screen.queryByRole('checkbox', { name: 'Wang Lei' })).not.toBeInTheDocument();
    await userEvent.click(box('Select all'));
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
  });

  it('marks the open and the changed row, and shows details below a row', () => {
    renderKit(<List current={2} flashing={new Set([3])} expanded={({ id }) => (id === 1 ? 'Six positions' : null)} />);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Lebedeva');
    expect(screen.getByRole('row', { name: /Kuznetsov/ })).toHaveClass('flashing');
    expect(screen.getByRole('cell', { name: 'Six positions' })).toHaveAttribute('colspan', '4');
  });

  it('shows the real header over skeleton rows after 200 ms', () => {
    jest.useFakeTimers();
    const { container } = renderKit(<List rows={[]} loading={5} empty="No passes" />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeVisible();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
    expect(container.querySelector('tbody.quiet')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(container.querySelector('tbody.quiet')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    jest.useRealTimers();
  });

  it('keeps the current rows during a refetch, with a bar below the header', () => {
    const { container } = renderKit(<List refetching />);
    expect(screen.getByRole('row', { name: /Wang Lei/ })).toBeVisible();
    expect(container.querySelector('.bar')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('is replaced by the empty state', () => {
    renderKit(<List rows={[]} empty={<h3>No passes yet</h3>} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveTextContent('No passes yet');
  });
});

describe('DataTable as cards', () => {
  it('shows the same fields in the same order, with labels where they are needed', async () => {
    renderKit(<List view="cards" actions={() => <button type="button">Open</button>} />);
    const list = screen.getByRole('list', { name: 'Passes, 1–3 of 12' });
    const cards = within(list).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('Wang LeiVisa, 26.05.2026Price100Open');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the main action of a row before its other actions, in a card below its fields', () => {
    const main = ({ id }: Pass) => (id === 1 ? <button type="button">Correct</button> : null);
    const actions = () => <button type="button">More</button>;
    const { rerender } = renderKit(<List mainAction={main} actions={actions} />);
    const lastCell = () =>
      within(screen.getByRole('row', { name: /Wang Lei/ }))
        .getAllByRole('cell')
        .at(-1);
    expect(lastCell()).toHaveTextContent('CorrectMore');
    rerender(<List view="cards" mainAction={main} actions={actions} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Wang LeiVisa, 26.05.2026Price100CorrectMore');
    expect(second).toHaveTextContent('Lebedeva MariaPass, 25.05.2026Price0More');
  });

  it('switches to cards in a narrow window', () => {
    const restore = setWindowWidth(390);
    renderKit(<List />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Passes, 1–3 of 12' })).toBeVisible();
    restore();
  });

  it.each([
    ['table', 900],
    ['compact', 899],
    ['cards', 599],
  ])(
    'is drawn as %s in a container of %d px of a wide window, and passes that to its cells [SHELL-345]',
    (view, width) => {
      const layout = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
      renderKit(
        <DataTable
          caption="Passes"
          columns={[{ id: 'person', header: 'Person', cell: ({ person }, drawn) => `${person} in ${drawn}` }]}
          rows={passes}
          rowKey={({ id }) => id}
          cardsBelow={600}
          actions={({ person }, drawn) => (
            <button type="button">
              {drawn}: {person}
            </button>
          )}
        />,
      );
      expect(screen.queryByRole('table') === null).toBe(view === 'cards');
      expect(screen.getByText(`Wang Lei in ${view}`)).toBeVisible();
      expect(screen.getByRole('button', { name: `${view}: Wang Lei` })).toBeVisible();
      layout.mockRestore();
    },
  );
});
