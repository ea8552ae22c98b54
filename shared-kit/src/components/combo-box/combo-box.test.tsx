import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { ComboBox, type ComboBoxProps } from '.';

const companies = ['Northern Mechanics', 'Northern Light', 'Southern Cross'].map((label, index) => ({
  value: `id-${index}`,
  label,
}));
const Company = (props: Partial<ComboBoxProps>) => {
  const [value, setValue] = useState('');
  return <ComboBox label="Company" options={companies} {...props} value={value} onChange={setValue} />;
};
const field = () => screen.getByRole('combobox', { name: 'Company' });

describe('ComboBox', () => {
  it('suggests by any part of a label, selects by keyboard and reports the selection [SHELL-203]', async () => {
    const user = userEvent.setup();
    const onChoose = jest.fn();
    renderKit(<Company onChoose={onChoose} />);
    await user.type(field(), 'light');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Northern Light']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Northern Light');
    expect(onChoose).toHaveBeenCalledWith(companies[1]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(await axeViolations()).toEqual([]);
  });

  it('ignores the Enter that ends input-method composition, also in Safari’s event order', async () => {
    const user = userEvent.setup();
    const onChoose = jest.fn();
    renderKit(<Company onChoose={onChoose} />);
    await user.type(field(), 'light');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onChoose).not.toHaveBeenCalled();
    expect(field()).toHaveValue('light');
  });

  it('accepts free text, and uses the spelling of the list for the same words', async () => {
    const user = userEvent.setup();
    renderKit(<Company />);
    await user.type(field(), 'Own firm');
    await user.tab();
    expect(field()).toHaveValue('Own firm');
    expect(field()).not.toBeInvalid();
    await user.clear(field());
    await user.type(field(), 'southern cross');
    await user.tab();
    expect(field()).toHaveValue('Southern Cross');
  });

  it('requires an option of the list in strict mode, and keeps what was typed [SHELL-182]', async () => {
    const user = userEvent.setup();
    renderKit(<Company strict />, 'ru');
    await user.type(field(), 'Own firm');
    expect(screen.getByText('Выберите из списка')).toBeVisible();
    await user.tab();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Выберите из списка'));
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('Own firm');
    await user.type(field(), 's');
    expect(field()).not.toBeInvalid();
  });

  it('shows hint, error and requirement; cannot be edited with a disabled reason', async () => {
    const user = userEvent.setup();
    const { rerender } = renderKit(<Company hint="As in the contract" required />);
    expect(field()).toHaveAccessibleDescription('As in the contract');
    expect(field()).toBeRequired();
    rerender(<Company error="Enter the company" />);
    expect(field()).toHaveAccessibleDescription('Enter the company');
    expect(field()).toBeInvalid();
    rerender(<Company disabledReason="Set by the organiser" />);
    expect(field()).toHaveAccessibleDescription('Set by the organiser');
    await user.type(field(), 'x');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
