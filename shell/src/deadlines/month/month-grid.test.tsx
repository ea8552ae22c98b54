import { useState } from 'react';
import { act, axeViolations, partRenderer, screen, userEvent, within } from '@fairfront/shared-kit/testing';
import { MonthGrid } from './month-grid';
import enDeadlines from '../../locales/en/deadlines.json';
import ruDeadlines from '../../locales/ru/deadlines.json';
import enShell from '../../locales/en/shell.json';
import ruShell from '../../locales/ru/shell.json';

const renderPart = partRenderer({
  deadlines: { ru: ruDeadlines, en: enDeadlines },
  shell: { ru: ruShell, en: enShell },
});

const Rail = () => {
  const [month, setMonth] = useState('2026-06-01');
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      today="2026-06-02"
      periods={[
        { kind: 'installation', from: '2026-06-11', to: '2026-06-15' },
        { kind: 'exhibition', from: '2026-06-16', to: '2026-06-19' },
      ]}
      entries={[
        { id: 'visa', date: '2026-06-03', label: 'Visas', tone: 'warning' },
        { id: 'passes', date: '2026-06-03', label: 'Passes' },
      ]}
    />
  );
};
const cell = (day: string) => document.querySelector(`time[datetime="${day}"]`)?.parentElement as HTMLElement;

describe('MonthGrid', () => {
  it('is a table of whole weeks, Monday first in both languages [SHELL-201]', async () => {
    const { setLocale } = renderPart(<Rail />, 'ru');
    const table = screen.getByRole('table', { name: 'Июнь 2026' });
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('пн');
    expect(within(table).getAllByRole('cell')).toHaveLength(35);
    expect(await axeViolations()).toEqual([]);
    await act(() => setLocale('en'));
    expect(await screen.findByRole('table', { name: 'June 2026' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
  });

  it('exposes today, periods and what falls on a day', () => {
    renderPart(<Rail />);
    expect(cell('2026-06-02')).toHaveAttribute('aria-current', 'date');
    expect(cell('2026-06-02')).toHaveTextContent('2, today');
    expect(cell('2026-06-03')).toHaveTextContent('3, Visas, Passes');
    expect(cell('2026-06-11')).toHaveTextContent('11, Installation');
    expect(cell('2026-06-11')).toHaveClass('installation', 'first');
    expect(cell('2026-06-16')).toHaveClass('exhibition', 'first');
    expect(cell('2026-06-10').className).not.toContain('installation');
  });

  it('changes the month by buttons that name their target', async () => {
    renderPart(<Rail />);
    await userEvent.click(screen.getByRole('button', { name: 'July 2026' }));
    expect(screen.getByRole('heading', { name: 'July 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'June 2026' }));
    expect(screen.getByRole('table', { name: 'June 2026' })).toBeVisible();
  });
});
