import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { MultiSelect, Select, type Option, type SelectProps } from '.';

const names = ['Armenia', 'Belarus', 'China', 'India', 'Japan', 'Kazakhstan', 'Serbia', 'Türkiye'];
const countries: Option<number>[] = names.map((label, index) => ({ value: index + 1, label }));
const seven = countries.slice(0, 7);

const seen = jest.fn();
const Country = ({ initial = null, ...props }: { initial?: number | null } & Partial<SelectProps<number>>) => {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <Select
      label="Citizenship"
      options={seven}
      {...props}
      value={value}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};
const control = () => screen.getByRole('combobox', { name: 'Citizenship', hidden: true });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Select', () => {
  beforeEach(() => seen.mockReset());

  it('opens by mouse, selects, closes and returns the focus [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Country />);
    expect(control()).toHaveTextContent('Select');
    expect(control()).toHaveAttribute('aria-expanded', 'false');
    expect(await axeViolations()).toEqual([]);
    await user.click(control());
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Citizenship' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('option', { name: 'China' }));
    expect(seen.mock.calls).toEqual([[3]]);
    expect(control()).toHaveTextContent('China');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control()).toHaveFocus());
  });

  it('works by keyboard alone: arrows, Enter, Escape, and letters in the list and on the closed control', async () => {
    const user = userEvent.setup();
    renderKit(<Country initial={2} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Belarus' })).toHaveFocus();
    expect(screen.getByRole('option', { name: 'Belarus' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(control()).toHaveTextContent('China');
    await waitFor(() => expect(control()).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.keyboard('se');
    expect(screen.getByRole('option', { name: 'Serbia' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control()).toHaveFocus());
    expect(control()).toHaveTextContent('China');
    await user.keyboard('ka');
    expect(control()).toHaveTextContent('Kazakhstan');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('has a search from 8 options on, which matches any part in any case [SHELL-199]', async () => {
    const user = userEvent.setup();
    const { rerender } = renderKit(<Country />);
    await user.click(control());
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{Escape}');
    rerender(<Country options={countries} />);
    await user.click(control());
    const search = screen.getByRole('textbox', { name: 'Search the list' });
    expect(search).toHaveFocus();
    expect(options()).toHaveLength(8);
    await user.type(search, 'IA');
    expect(options()).toEqual(['Armenia', 'India', 'Serbia']);
    expect(within(screen.getByRole('option', { name: 'India' })).getByText('ia').tagName).toBe('MARK');
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(control()).toHaveTextContent('India');
    await waitFor(() => expect(control()).toHaveFocus());
  });

  it('reports an empty search result, and starts searching by a letter typed on the closed control', async () => {
    const user = userEvent.setup();
    renderKit(<Country options={countries} />);
    await user.tab();
    await user.keyboard('x');
    expect(screen.getByRole('textbox', { name: 'Search the list' })).toHaveValue('x');
    expect(screen.getByText('Nothing found')).toBeVisible();
  });

  it('is blurred only when the focus leaves the closed control', async () => {
    const user = userEvent.setup();
    const onBlur = jest.fn();
    renderKit(<Country onBlur={onBlur} />);
    await user.click(control());
    expect(onBlur).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'India' }));
    await waitFor(() => expect(control()).toHaveFocus());
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('shows hint, error and requirement; does not open when disabled or while its options are loading', async () => {
    const user = userEvent.setup();
    const { rerender } = renderKit(<Country error="Choose a country" required />);
    expect(control()).toHaveAccessibleDescription('Choose a country');
    expect(control()).toBeInvalid();
    expect(control()).toBeRequired();
    rerender(<Country disabledReason="Choose the type first" />);
    await user.click(control());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(control()).toHaveAccessibleDescription('Choose the type first');
    expect(control()).toHaveAttribute('aria-disabled', 'true');
    rerender(<Country busy />);
    await user.click(control());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(control()).toHaveAttribute('aria-busy', 'true');
    rerender(<Country initial={3} readOnly />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keeps a disabled option readable with its reason', async () => {
    const user = userEvent.setup();
    renderKit(
      <Country options={[{ value: 1, label: 'Armenia', disabledReason: 'No direct procedure' }, ...seven.slice(1)]} />,
    );
    await user.click(control());
    const closed = screen.getByRole('option', { name: /Armenia/ });
    expect(closed).toHaveTextContent('No direct procedure');
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await user.click(closed);
    expect(seen).not.toHaveBeenCalled();
  });

  it('is a sheet with a title below 740 px', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(max-width: 739.98px)' });
    const user = userEvent.setup();
    renderKit(<Country />);
    await user.click(control());
    const sheet = screen.getByRole('dialog', { name: 'Citizenship' });
    expect(sheet).toHaveTextContent('Citizenship');
    expect(sheet.closest('.sheet')).not.toBeNull();
    await user.click(within(sheet).getByRole('option', { name: 'India' }));
    expect(control()).toHaveTextContent('India');
    window.matchMedia = wide;
  });
});

describe('MultiSelect', () => {
  const Several = () => {
    const [value, setValue] = useState<number[]>([]);
    return <MultiSelect label="Countries" options={countries} value={value} onChange={setValue} />;
  };

  it('selects several without closing, keeps selections that the search hides and shows a count from three on', async () => {
    const user = userEvent.setup();
    renderKit(<Several />);
    const several = () => screen.getByRole('combobox', { name: 'Countries', hidden: true });
    await user.click(several());
    await user.click(screen.getByRole('option', { name: 'China' }));
    await user.type(screen.getByRole('textbox', { name: 'Search the list' }), 'ja');
    await user.click(screen.getByRole('option', { name: 'Japan' }));
    expect(several()).toHaveTextContent('China, Japan');
    await user.clear(screen.getByRole('textbox', { name: 'Search the list' }));
    await user.click(screen.getByRole('option', { name: 'Serbia' }));
    expect(several()).toHaveTextContent('3 selected');
    await user.click(screen.getByRole('option', { name: 'Serbia' }));
    expect(several()).toHaveTextContent('China, Japan');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(several()).toHaveTextContent('China, Japan');
  });
});
