import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { DatePicker, type DatePickerProps } from '.';

const seen = jest.fn();
const Entry = ({ initial = '', ...props }: { initial?: string } & Partial<DatePickerProps>) => {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
      label="Entry"
      today="2026-06-02"
      {...props}
      value={value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const field = () => screen.getByRole('textbox', { name: 'Entry', hidden: true });
const openButton = () => screen.getByRole('button', { name: 'Open the calendar' });
const day = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}`) });

describe('DatePicker', () => {
  beforeEach(() => seen.mockReset());

  it('selects a day by mouse, writes it in the format of the language and returns the focus [SHELL-171, SHELL-201]', async () => {
    const user = userEvent.setup();
    renderKit(<Entry />);
    await user.click(openButton());
    const dialog = screen.getByRole('dialog', { name: 'Entry' });
    expect(within(dialog).getByRole('grid', { name: 'Entry, June 2026' })).toBeVisible();
    expect(day('2 June 2026, Tuesday')).toHaveFocus();
    expect(day('2 June 2026, Tuesday')).toHaveAttribute('aria-current', 'date');
    expect(
      within(dialog)
        .getAllByRole('columnheader', { hidden: true })
        .map((head) => head.textContent)[0],
    ).toBe('Mon');
    expect(await axeViolations()).toEqual([]);
    await user.click(day('11 June 2026'));
    expect(seen).toHaveBeenLastCalledWith('2026-06-11');
    expect(field()).toHaveValue('06/11/2026');
    await waitFor(() => expect(openButton()).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('works by keyboard: Alt+Down opens, arrows and Page keys move, Enter selects, Escape closes', async () => {
    const user = userEvent.setup();
    renderKit(<Entry initial="2026-06-11" />, 'ru');
    expect(field()).toHaveValue('11.06.2026');
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(day('11 июня 2026')).toHaveFocus();
    expect(day('11 июня 2026')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)[0]).toBe('пн');
    await user.keyboard('{PageDown}{ArrowRight}{ArrowUp}');
    await user.keyboard('{Enter}');
    expect(seen.mock.calls).toEqual([['2026-07-05']]);
    await user.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('lists years from the latest allowed down to 2000; an earlier year can be typed [SHELL-201]', async () => {
    const user = userEvent.setup();
    renderKit(<Entry min="1900-01-01" max="2026-06-02" />);
    await user.click(openButton());
    const years = () =>
      within(screen.getByRole('combobox', { name: 'Year' }))
        .getAllByRole('option')
        .map((option) => Number(option.textContent));
    expect(years()[0]).toBe(2026);
    expect(years().at(-1)).toBe(2000);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2001');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    await user.click(day('28 February 2001'));
    expect(field()).toHaveValue('02/28/2001');
    await user.clear(field());
    await user.type(field(), '01011955');
    expect(seen).toHaveBeenLastCalledWith('1955-01-01');
    await user.click(openButton());
    expect(screen.getByRole('grid', { name: 'Entry, January 1955' })).toBeVisible();
    expect(years().at(-1)).toBe(1955);
  });

  it('disables days out of bounds and gives the reason [SHELL-184]', async () => {
    const user = userEvent.setup();
    renderKit(
      <Entry
        min="2026-06-11"
        max="2026-06-21"
        blocked={(date) => (date === '2026-06-14' ? 'The hall is closed' : undefined)}
      />,
      'ru',
    );
    await user.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    expect(day('11 июня')).toHaveFocus();
    expect(day('10 июня')).toHaveAttribute('aria-disabled', 'true');
    await user.click(day('10 июня'));
    expect(screen.getByText('Дата должна быть не раньше 11.06.2026')).toBeVisible();
    await user.click(day('22 июня'));
    expect(screen.getByText('Дата должна быть не позже 21.06.2026')).toBeVisible();
    await user.click(day('14 июня'));
    expect(screen.getByText('The hall is closed')).toBeVisible();
    expect(seen).not.toHaveBeenCalled();
  });

  it('has no calendar when disabled with a reason or read-only', () => {
    const { rerender } = renderKit(<Entry disabledReason="Choose a citizenship first" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(field()).toHaveAccessibleDescription('Choose a citizenship first');
    rerender(<Entry initial="2026-06-11" readOnly />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
