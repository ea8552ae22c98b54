import { useState } from 'react';
import { act, axeViolations, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import type { BoardEntry } from './board-entries';
import { MonthBoard } from './month-board';
import { boardWeeks } from './month-board';
import enDeadlines from '../../locales/en/deadlines.json';
import ruDeadlines from '../../locales/ru/deadlines.json';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';

const renderPart = partRenderer({
  deadlines: { ru: ruDeadlines, en: enDeadlines },
  shell: { ru: ruShell, en: enShell },
});

const entry = (id: string, date: string, changes: Partial<BoardEntry> = {}): BoardEntry => ({
  id,
  date,
  label: `Entry ${id}`,
  icon: 'badge',
  tone: 'neutral',
  ...changes,
});

const followed = jest.fn();
const Board = ({ entries }: { entries: BoardEntry[] }) => {
  const [month, setMonth] = useState('2026-06-01');
  return (
    <MonthBoard
      month={month}
      onMonthChange={setMonth}
      today="2026-06-02"
      periods={[
        { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
        { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      ]}
      entries={entries}
      renderEntry={({ id }, variant) => <button type="button" {...variant} onClick={() => followed(id)} />}
    />
  );
};
const cell = (day: string) => document.querySelector(`[data-day="${day}"]`) as HTMLElement;

beforeEach(() => followed.mockReset());

describe('boardWeeks', () => {
  it('adds the current week at the top only if it adjoins the month', () => {
    // June 2026 begins on a Monday
    expect(boardWeeks('2026-06-01', '2026-05-26')[0]?.[0]).toBe('2026-05-25');
    expect(boardWeeks('2026-06-01', '2026-05-24')[0]?.[0]).toBe('2026-06-01');
    expect(boardWeeks('2026-06-01', '2026-06-10')).toHaveLength(5);
  });
});

describe('MonthBoard', () => {
  it('includes what falls on a day in the name of the day [SHELL-245]', async () => {
    renderPart(<Board entries={[entry('visa', '2026-06-03', { label: 'Visas', note: 'soon' })]} />);
    expect(cell('2026-06-02')).toHaveAttribute('aria-current', 'date');
    expect(cell('2026-06-03')).toHaveAccessibleName(
      expect.stringMatching(/^3\sJune\s2026, Wednesday ?,? ?Visas ?, soon$/),
    );
    expect(cell('2026-06-11')).toHaveAccessibleName(expect.stringMatching(/Thursday ?, Installation$/));
    expect(within(cell('2026-06-03')).getByRole('button', { name: /^Visas ?, soon$/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('has one day in the tab order and is navigated by arrows, ends of the month and months [SHELL-245]', async () => {
    renderPart(<Board entries={[]} />);
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    act(() => cell('2026-06-02').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('2026-06-10')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(cell('2026-06-01')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'July 2026' })).toBeVisible();
    expect(cell('2026-07-01')).toHaveFocus();
    // the first of August is seen at the end of July, and yet the month turns
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('grid', { name: 'August 2026' })).toBeVisible();
    expect(cell('2026-08-01')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('grid', { name: 'June 2026' })).toBeVisible();
  });

  it('follows the first entry of a day on Enter [SHELL-245]', async () => {
    renderPart(<Board entries={[entry('a', '2026-06-02'), entry('b', '2026-06-02')]} />);
    act(() => cell('2026-06-02').focus());
    await userEvent.keyboard('{Enter}');
    expect(followed.mock.calls).toEqual([['a']]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(followed.mock.calls).toEqual([['a'], ['b']]);
  });

  it('hides more than three entries behind a button [SHELL-245]', async () => {
    renderPart(<Board entries={['a', 'b', 'c', 'd'].map((id) => entry(id, '2026-06-09'))} />);
    const day = within(cell('2026-06-09'));
    expect(day.queryByText('Entry c')).not.toBeInTheDocument();
    await userEvent.click(day.getByRole('button', { name: '2 more' }));
    expect(day.getByText('Entry d')).toBeVisible();
  });
});
