import { useState } from 'react';
import { act, axeViolations, fireEvent, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { CheckGrid, type CheckGridProps } from './check-grid';
import { resultOf } from './check-row';
import { columns, digits, checked, list, row } from './check-samples';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ passes: { ru, en } });

const Held = ({ rows: start = list, ...props }: Partial<CheckGridProps>) => {
  const [rows, setRows] = useState(start);
  return (
    <CheckGrid
      label="Check of the list"
      columns={columns}
      rows={rows}
      {...props}
      onChange={(id, column, value) => {
        props.onChange?.(id, column, value);
        setRows((before) =>
          before.map((one) =>
            one.id === id ? checked({ ...one, values: { ...one.values, [column]: value }, edited: [column] }) : one,
          ),
        );
      }}
    />
  );
};
const user = userEvent.setup();
const lines = () => screen.getAllByRole('row').slice(1);
const cell = (number: number, at: number) => {
  const found = lines().find((line) => within(line).queryByRole('rowheader')?.textContent?.endsWith(` ${number}`));
  const target = found && within(found).getAllByRole('gridcell')[at];
  if (!target) throw new Error(`no cell ${at} in line ${number}`);
  return target;
};
const focus = (number: number, at: number) => act(() => cell(number, at).focus());

describe('the check grid on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query === narrowViewport });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const numbers = () => lines().map((line) => within(line).getByRole('rowheader').textContent);

  it('the grid shows rows with errors first as cards, and the others on demand', async () => {
    renderPart(<Held />);
    expect(numbers()).toEqual(['No. 3', 'No. 4']);
    await user.click(screen.getByRole('radio', { name: /^All/ }));
    expect(numbers()).toEqual(['No. 2', 'No. 3', 'No. 4', 'No. 5']);
  });

  it('a fixed card stays in place, and rows with questions come first when there are no errors', async () => {
    const { unmount } = renderPart(<Held />);
    focus(3, 1);
    await user.keyboard('{Enter}Petrov{Enter}');
    expect(numbers()).toEqual(['No. 3', 'No. 4']);
    expect(cell(3, 3)).toHaveTextContent('Corrected by you');
    unmount();
    const doubtful = list.filter((one) => resultOf(one) === 'doubtful' || resultOf(one) === 'ready');
    renderPart(<Held rows={doubtful} />);
    expect(numbers()).toEqual(['No. 5']);
  });
});

describe('the check grid', () => {
  it('cells, errors and results have accessible names', async () => {
    renderPart(<Held />);
    expect(screen.getByRole('grid', { name: 'Check of the list' })).toHaveAttribute('aria-rowcount', '5');
    expect(cell(3, 1)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(3, 1)).toHaveTextContent(digits);
    expect(cell(4, 2)).toHaveTextContent('emptyRequired');
    expect(cell(4, 3)).toHaveTextContent('2 errors');
    expect(cell(5, 3)).toHaveTextContent('Repetitionthere is a pass of 19/05/2026');
    expect(await axeViolations()).toEqual([]);
  });

  it('the grid is one tab stop, and arrows reach every cell and row action', async () => {
    renderPart(<Held />);
    focus(2, 0);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(3, 1)).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Change to “Petrov”' })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(cell(5, 3)).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('a cell is edited in place: Enter saves, moves down and announces the new result', async () => {
    const onChange = jest.fn();
    renderPart(<Held onChange={onChange} />);
    focus(3, 1);
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Surname, row 3' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(digits);
    await user.keyboard('Petrov{Enter}');
    expect(onChange.mock.calls).toEqual([[3, 'surname', 'Petrov']]);
    expect(cell(4, 1)).toHaveFocus();
    expect(cell(3, 3)).toHaveTextContent('Corrected by you');
    expect(screen.getByRole('status')).toHaveTextContent('Row 3: Corrected by you');
  });

  it('an edited cell shows the remaining error', async () => {
    renderPart(<Held />);
    focus(3, 1);
    await user.keyboard('{F2}Petrov3{Tab}');
    expect(screen.getByRole('status')).toHaveTextContent(`Row 3: ${digits}`);
    expect(cell(3, 2)).toHaveFocus();
  });

  it('a letter replaces the value, and Escape cancels', async () => {
    const onChange = jest.fn();
    renderPart(<Held onChange={onChange} />);
    focus(2, 2);
    await user.keyboard('Ol');
    expect(screen.getByRole('textbox')).toHaveValue('Ol');
    await user.keyboard('{Escape}');
    expect(cell(2, 2)).toHaveFocus();
    expect(cell(2, 2)).toHaveTextContent('Sergey');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a press opens a cell, leaving it saves, and an unchanged value is not reported', async () => {
    const onChange = jest.fn();
    renderPart(<Held onChange={onChange} />);
    await user.click(cell(4, 2));
    await user.keyboard('Ruslan');
    await user.click(cell(2, 1));
    expect(onChange.mock.calls).toEqual([[4, 'name', 'Ruslan']]);
    expect(screen.getByRole('textbox')).toHaveValue('Belov');
    await user.click(document.body);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('a fixed column and a list being sent are read-only', async () => {
    const { unmount } = renderPart(<Held />);
    await user.click(cell(2, 0));
    await user.keyboard('x{Enter}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();
    const onAction = jest.fn();
    renderPart(<Held busy onAction={onAction} />);
    await user.click(cell(2, 1));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('a paste takes the first cell', () => {
    const onChange = jest.fn();
    renderPart(<Held onChange={onChange} />);
    focus(3, 1);
    fireEvent.paste(cell(3, 1), { clipboardData: { getData: () => ' Petrov\tIlya\r\nBelov' } });
    expect(onChange.mock.calls).toEqual([[3, 'surname', 'Petrov']]);
  });

  it('a row action is reported', async () => {
    const onAction = jest.fn();
    renderPart(<Held onAction={onAction} />);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    focus(3, 1);
    await user.keyboard('{End}{Enter}');
    expect(onAction.mock.calls).toEqual([
      [5, 'skip'],
      [3, 'edit'],
    ]);
  });

  it('the error filter keeps a fixed row until it is selected again', async () => {
    renderPart(<Held doubtfulLabel="Repetitions" />);
    await user.click(screen.getByRole('radio', { name: /With errors/ }));
    expect(lines()).toHaveLength(2);
    await user.click(cell(3, 1));
    await user.keyboard('Petrov{Enter}');
    expect(lines()).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /Repetitions/ }));
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /With errors/ }));
    expect(lines()).toHaveLength(1);
  });

  it('the error button goes from error to error, past a filter that hides them', async () => {
    renderPart(<Held doubtfulLabel="Repetitions" />);
    const next = screen.getByRole('button', { name: 'Next error' });
    await user.click(next);
    expect(screen.getByRole('textbox', { name: 'Surname, row 3' })).toHaveFocus();
    await user.click(next);
    expect(screen.getByRole('textbox', { name: 'Surname, row 4' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: /Repetitions/ }));
    await user.click(next);
    expect(screen.getByRole('textbox', { name: 'Surname, row 3' })).toHaveFocus();
    expect(lines()).toHaveLength(4);
  });

  it('the grid renders a few of 5,000 rows, and always the focused one', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => checked(row(at + 2, at === 4000 ? 'A1' : 'A', 'B')));
    renderPart(<Held rows={many} />);
    expect(lines().length).toBeLessThan(80);
    await user.click(screen.getByRole('button', { name: 'Next error' }));
    expect(screen.getByRole('textbox', { name: 'Surname, row 4002' })).toHaveFocus();
    expect(lines().length).toBeLessThan(80);
  });
});
